import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Chip, PromptChip } from './chip';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { label: 'Chemistry', onRemove: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filter: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { label: 'كيمياء' }, globals: { direction: 'rtl' } };
export const LongText: Story = {
  args: { label: 'International Islamic University of Technology and Applied Science' },
  globals: { viewport: { value: 'phone' } },
};

export const Remove: Story = {
  name: '[D1] an active filter can be removed by keyboard',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Chemistry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

const onPrompt = fn();

export const Prompt: Story = {
  name: '[A2] a prompt is a button labelled with the sentence that it inserts',
  render: () => <PromptChip onClick={onPrompt}>Explain integration by parts</PromptChip>,
  play: async ({ canvas }) => {
    onPrompt.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Explain integration by parts' }));
    await expect(onPrompt).toHaveBeenCalledOnce();
  },
};

export const PromptDark: Story = {
  render: () => (
    <div className="flex gap-2">
      <PromptChip>Explain integration by parts</PromptChip>
      <PromptChip disabled>Waiting</PromptChip>
    </div>
  ),
  globals: { theme: 'dark' },
};
