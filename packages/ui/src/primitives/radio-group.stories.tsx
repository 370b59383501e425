import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FieldGroup } from './field';
import { RadioGroup } from './radio-group';

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: {
    value: 'medium',
    onValueChange: fn(),
    options: [
      { value: 'easy', label: 'Easy' },
      { value: 'medium', label: 'Medium' },
      { value: 'hard', label: 'Hard', help: 'As in a final exam' },
    ],
  },
  render: function Chosen({ value, onValueChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <FieldGroup label="Difficulty">
        <RadioGroup
          {...args}
          value={chosen}
          onValueChange={(next) => {
            onValueChange(next);
            setChosen(next);
          }}
        />
      </FieldGroup>
    );
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {};
export const Horizontal: Story = { args: { orientation: 'horizontal' } };
export const Nothing: Story = { args: { value: undefined } };
export const OneDisabled: Story = {
  args: { options: [...meta.args.options, { value: 'expert', label: 'Expert', isDisabled: true }] },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongText: Story = {
  args: { options: [{ value: 'medium', label: 'As hard as the exam that I am preparing for '.repeat(3) }] },
  globals: { viewport: { value: 'phone' } },
};

export const Keyboard: Story = {
  name: '[X10] the arrow keys select in a radio group, and Tab leaves it',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Difficulty' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Medium' })).toHaveFocus();
    // Radix selects a moment after keydown, and only if the key is still down.
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Hard' })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Easy' })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('easy');
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup').contains(document.activeElement)).toBe(false);
  },
};
