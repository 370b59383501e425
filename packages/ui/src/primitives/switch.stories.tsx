import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { dark, phone, rightToLeft } from './story-globals';
import { Switch } from './switch';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: {
    label: 'Rewards and credits',
    help: 'When your uploads earn a reward or credits.',
    isOn: true,
    onToggle: fn(),
  },
  render: function Kept({ isOn, onToggle, ...args }) {
    const [isOnNow, setIsOnNow] = useState(isOn);
    return (
      <Switch
        {...args}
        isOn={isOnNow}
        onToggle={(next) => {
          onToggle(next);
          setIsOnNow(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Off: Story = { args: { isOn: false } };
export const WithoutHelp: Story = { args: { help: undefined } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledOff: Story = { args: { isDisabled: true, isOn: false } };
export const Dark: Story = { globals: dark };
export const DarkOff: Story = { globals: dark, args: { isOn: false } };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  args: {
    label: 'Everything that happens with the documents that I have uploaded, asked about or unlocked',
    help: 'A long explanation of what these mails are about and when they are sent. '.repeat(3),
  },
  globals: phone,
};

export const Keyboard: Story = {
  name: '[X10] Space, Enter and a press on its label toggle a switch',
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Rewards and credits' });
    await expect(control).toBeChecked();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onToggle).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Enter}');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Rewards and credits'));
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription('When your uploads earn a reward or credits.');
  },
};

export const Pending: Story = {
  name: '[X10] a pending switch keeps the focus and does nothing',
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toHaveFocus();
  },
};
