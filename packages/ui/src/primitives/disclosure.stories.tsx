import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Disclosure } from './disclosure';
import { dark, phone, rightToLeft } from './story-globals';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: {
    title: 'Research Specialist',
    meta: (
      <>
        <span>Part-time</span>
        <span>Remote</span>
      </>
    ),
    isOpen: false,
    onOpenChange: fn(),
    children: <p>You find and check the sources that others write from.</p>,
  },
  render: function Kept({ isOpen, onOpenChange, ...args }) {
    const [open, setOpen] = useState(isOpen);
    return (
      <Disclosure
        {...args}
        isOpen={open}
        onOpenChange={(next) => {
          onOpenChange(next);
          setOpen(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isOpen: true } };
export const Dark: Story = { args: { isOpen: true }, globals: dark };
export const RightToLeft: Story = { args: { isOpen: true }, globals: rightToLeft };
export const WithoutMeta: Story = { args: { meta: undefined } };
export const LongText: Story = {
  globals: phone,
  args: {
    isOpen: true,
    title: 'A question that takes more than one line on a phone, and then one more line',
  },
};

export const ByKeyboard: Story = {
  name: '[X10] a disclosure opens and closes by keyboard and reports each change once',
  play: async ({ canvas, canvasElement, args }) => {
    const summary = canvasElement.querySelector('summary');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    // The simulated keyboard does not toggle <details>; a real Enter key clicks the summary.
    summary?.click();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await expect(canvas.getByText(/check the sources/)).toBeVisible();
    summary?.click();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(canvas.getByText(/check the sources/)).not.toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};
