import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from './field';
import { Textarea } from './textarea';

const meta = {
  title: 'Primitives/Textarea',
  component: Textarea,
  render: (args) => (
    <Field label="Your question" help="Say what you have tried.">
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Describe your question in detail' } };
export const Filled: Story = { args: { defaultValue: 'I integrated by parts once and got stuck.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent' } };
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { defaultValue: 'حاولت مرة واحدة.' },
  globals: { direction: 'rtl' },
};

export const Grows: Story = {
  name: '[X15] a textarea grows with its text and stops before it fills the window',
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Your question' });
    const before = area.offsetHeight;
    await userEvent.type(area, 'line{enter}'.repeat(8));
    await expect(area.offsetHeight).toBeGreaterThan(before);
    await userEvent.type(area, 'line{enter}'.repeat(20));
    await expect(area.offsetHeight).toBeLessThanOrEqual(384);
  },
};
