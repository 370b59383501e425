import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { sampleFooter } from './sample-nav';
import { SiteFooter } from './site-footer';

const meta = {
  title: 'Patterns/Site footer',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: sampleFooter,
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {};
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
export const PhoneDark: Story = { globals: { ...phone, ...dark } };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  globals: phone,
  args: { contacts: [{ label: 'a-very-long-address-of-the-support-team@academicworkshop.example' }] },
};
