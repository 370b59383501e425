import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Input } from './input';
import { ClearSearch, SearchInput } from './search-input';

const meta = {
  title: 'Primitives/SearchInput',
  component: SearchInput,
  args: {
    label: 'Search documents',
    placeholder: 'Search documents',
    value: '',
    onValueChange: fn(),
  },
  render: function Typed({ value, onValueChange, ...args }) {
    const [text, setText] = useState(value);
    return (
      <SearchInput
        {...args}
        value={text}
        onValueChange={(next) => {
          onValueChange(next);
          setText(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'titration curve' } };
export const Small: Story = { args: { size: 'sm', placeholder: 'Search orders' } };
export const SmallFilled: Story = { args: { size: 'sm', value: 'AW-5C8NW2LJ' } };
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };
export const LongTextOnThePhone: Story = {
  args: { value: 'titration curve of acetic acid with sodium hydroxide, three runs' },
  globals: { viewport: { value: 'phone' } },
};

export const Slash: Story = {
  name: '[D1] the slash key focuses the search field and is not typed',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search documents' });
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await userEvent.keyboard('a/b');
    await expect(field).toHaveValue('a/b');
  },
};

export const SlashElsewhere: Story = {
  name: '[D1] a slash typed in another field is text',
  render: (args) => (
    <>
      <Input aria-label="Address" />
      <SearchInput {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const other = canvas.getByRole('textbox', { name: 'Address' });
    await userEvent.type(other, 'a/b');
    await expect(other).toHaveValue('a/b');
    await expect(other).toHaveFocus();
  },
};

export const Clear: Story = {
  name: '[D1] the cross and Escape both clear the search and keep the focus in the field',
  args: { value: 'titration' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('acid{Escape}');
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ClearedElsewhere: Story = {
  name: '[D1] [X10] the button that clears a search without results moves the focus to the search field',
  args: { value: 'zzzz' },
  render: function Searched({ value, ...args }) {
    const [text, setText] = useState(value);
    return (
      <>
        <SearchInput {...args} value={text} onValueChange={setText} />
        {text !== '' && <ClearSearch onClear={() => setText('')} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Search' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Clear Search' })).toBeNull();
  },
};
