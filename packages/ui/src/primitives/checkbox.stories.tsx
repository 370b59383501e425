import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Class Notes', isChecked: false, onCheckedChange: fn() },
  render: function Checked({ isChecked, onCheckedChange, ...args }) {
    const [isOn, setIsOn] = useState(isChecked);
    return (
      <Checkbox
        {...args}
        isChecked={isOn}
        onCheckedChange={(next) => {
          onCheckedChange(next);
          setIsOn(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { isChecked: true } };
export const Some: Story = { args: { isChecked: 'some', label: 'Select all 400 orders' } };
export const WithHelpAndCount: Story = { args: { help: 'Written by students', count: 12480 } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Wrong: Story = { args: { isInvalid: true, label: 'I accept the terms' } };
export const WithError: Story = {
  name: '[O3] a required checkbox left empty shows and announces an error',
  args: { error: 'Please confirm how you will use the work.', label: 'I will use this work as a model.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please confirm how you will use the work.');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const Dark: Story = { ...On, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { isChecked: true, label: 'ملاحظات' },
  globals: { direction: 'rtl' },
};
export const LongText: Story = {
  args: { label: 'I will use this work for study only and hand in nothing of it as my own. '.repeat(3) },
  globals: { viewport: { value: 'phone' } },
};

export const Keyboard: Story = {
  name: '[X10] Space and a press on its label both toggle a checkbox',
  args: { help: 'Written by students' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Class Notes' });
    await expect(box).toHaveAccessibleDescription('Written by students');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Class Notes'));
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const Finger: Story = {
  name: '[X15] a checkbox without a label is at least 24 px wide',
  args: { label: 'Select order AW-5C8NW2LJ', isLabelHidden: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select order AW-5C8NW2LJ' });
    const { right, bottom } = box.getBoundingClientRect();
    await expect(document.elementFromPoint(right + 2, bottom + 2)).toBe(box);
  },
};
