import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Field } from './field';
import { Select } from './select';

const subjects = [
  { value: '', label: 'All Subjects' },
  { value: 'biology', label: 'Biology' },
  { value: 'chemistry', label: 'Chemistry' },
  { value: 'law', label: 'Law', isDisabled: true },
  { value: 'mathematics', label: 'Mathematics' },
];

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: { options: subjects, value: 'mathematics', onValueChange: fn() },
  render: function Chosen({ value, onValueChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <Field label="Subject" isRequired>
        <Select
          {...args}
          value={chosen}
          onValueChange={(next) => {
            onValueChange(next);
            setChosen(next);
          }}
        />
      </Field>
    );
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Nothing: Story = { args: { value: undefined, placeholder: 'Choose a subject' } };
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const WithoutField: Story = {
  args: { label: 'Sort by' },
  render: (args) => <Select {...args} />,
};

async function openList() {
  await userEvent.click(screen.getByRole('combobox'));
  await screen.findByRole('listbox');
}

/* While the list is open, Radix hides the page behind it and traps the focus in the list. axe only notices the
   first. */
const behindTheList = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

export const Open: Story = { parameters: behindTheList, play: openList };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LongText: Story = {
  name: '[X15] a long option is truncated on a phone and never widens the page',
  globals: { viewport: { value: 'phone' } },
  args: {
    value: 'long',
    options: [{ value: 'long', label: 'The theory and practice of everything '.repeat(4) }],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Keyboard: Story = {
  name: '[X10] the keyboard opens a select, moves, skips disabled options and selects one',
  args: { value: 'chemistry' },
  play: async ({ args }) => {
    await userEvent.tab();
    const select = screen.getByRole('combobox', { name: 'Subject' });
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Chemistry' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Mathematics' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('mathematics');
    await waitFor(() => expect(select).toHaveFocus());
    await expect(select).toHaveTextContent('Mathematics');
  },
};

export const EmptyValue: Story = {
  name: '[D1] the empty value is a real choice',
  play: async ({ args }) => {
    await openList();
    await userEvent.click(screen.getByRole('option', { name: 'All Subjects' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveTextContent('All Subjects'));
  },
};
