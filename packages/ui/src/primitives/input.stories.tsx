import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from './field';
import { Input } from './input';

const meta = {
  title: 'Primitives/Input',
  component: Input,
  args: { defaultValue: 'Why twice by parts?' },
  render: (args) => (
    <Field label="Question Title">
      <Input {...args} />
    </Field>
  ),
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: '', placeholder: 'What are you stuck on?' } };
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Wrong: Story = { args: { 'aria-invalid': true } };
export const DateOfDelivery: Story = { args: { type: 'date', defaultValue: '2026-03-01' } };
export const Words: Story = { args: { type: 'number', defaultValue: 250, min: 1 } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkEmpty: Story = { ...Empty, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { defaultValue: 'لماذا مرتين؟' }, globals: { direction: 'rtl' } };
export const LongTextOnThePhone: Story = {
  args: { defaultValue: 'integration by parts '.repeat(10) },
  globals: { viewport: { value: 'phone' } },
};

export const Focus: Story = {
  name: '[X10] the focus is shown as a ring of 2 px',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input).outlineWidth).toBe('2px');
    await expect(getComputedStyle(input).outlineStyle).toBe('solid');
  },
};
