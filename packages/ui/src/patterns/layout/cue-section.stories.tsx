import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { CueSection } from './cue-section';

const meta = {
  title: 'Patterns/Cue section',
  component: CueSection,
  args: {
    title: 'Recent documents',
    lead: 'Passed their checks today and this week.',
    action: { label: 'All documents', to: '/documents' },
    children: <p className="max-w-measure">What the section holds stands right of the red margin.</p>,
  },
} satisfies Meta<typeof CueSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {};
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const HeadingOnly: Story = { args: { lead: undefined, action: undefined } };
export const LongText: Story = {
  args: { title: 'Questions that experts have answered this week', lead: 'Some words more. '.repeat(12) },
};
