import type { Meta, StoryObj } from '@storybook/react-vite';
import { Highlight } from './highlight';
import { dark, rightToLeft } from './story-globals';

const meta = {
  title: 'Primitives/Highlight',
  component: Highlight,
  args: { text: 'Titration curve of acetic acid, and the curves beside it', query: 'curve' },
} satisfies Meta<typeof Highlight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hits: Story = {};
export const Dark: Story = { globals: dark };
export const SingleWords: Story = { args: { query: 'acid titration' } };
export const NoQuery: Story = { args: { query: '' } };
export const NoHit: Story = { args: { query: 'zygote' } };
export const RightToLeft: Story = {
  globals: rightToLeft,
  args: { text: 'منحنى معايرة حمض الخليك', query: 'معايرة' },
};
