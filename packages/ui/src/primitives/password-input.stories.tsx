import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from './field';
import { PasswordInput } from './password-input';
import { dark, phone, rightToLeft } from './story-globals';

const meta = {
  title: 'Primitives/PasswordInput',
  component: PasswordInput,
  args: { defaultValue: 'linden street at noon', autoComplete: 'current-password' },
  render: (args) => (
    <Field label="Password" help="At least 6 characters.">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Empty: Story = { args: { defaultValue: '' } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = { args: { defaultValue: 'linden street at noon '.repeat(9) }, globals: phone };
export const Wrong: Story = {
  render: (args) => (
    <Field label="Password" error="This password is too common. Please choose another one.">
      <PasswordInput {...args} />
    </Field>
  ),
};

export const Keyboard: Story = {
  name: '[U2] the keyboard shows and hides a password without losing it',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('linden street at noon');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
  },
};
