import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SegmentedControl } from './segmented-control';

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Mode',
    value: 'general',
    onValueChange: fn(),
    segments: [
      { value: 'general', label: 'General Chat' },
      { value: 'study', label: 'Study Help' },
    ],
  },
  render: function Chosen({ value, onValueChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <SegmentedControl
        {...args}
        value={chosen}
        onValueChange={(next) => {
          onValueChange(next);
          setChosen(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongTextOnThePhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    segments: [
      { value: 'general', label: 'A conversation about anything' },
      { value: 'study', label: 'Step by step help with homework' },
    ],
  },
};

export const Keyboard: Story = {
  name: '[A1] the mode is switched by keyboard, and one is always selected',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'General Chat' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Study Help' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('study');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Study Help' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};
