import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from './button';
import { EmptyState } from './empty-state';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    title: 'No questions yet',
    children: 'Stuck on a problem? Ask it here, and an expert answers.',
    action: <Button variant="primary">Ask First Question</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcon: Story = { args: { icon: FileText } };
export const TitleOnly: Story = { args: { children: undefined, action: undefined } };
export const Dark: Story = { ...WithIcon, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...WithIcon, globals: { direction: 'rtl' } };
export const LongTextOnThePhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Nothing here matches all the filters that are set at the moment',
    children: 'word '.repeat(60),
  },
};

export const Headed: Story = {
  name: '[X4] an empty state has a heading and one action',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No questions yet' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
