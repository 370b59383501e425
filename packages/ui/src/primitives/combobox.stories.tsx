import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Combobox } from './combobox';
import type { ComboboxOption } from './combobox-list';
import { Field } from './field';

const schools: ComboboxOption[] = [
  { value: '1', label: 'Khalifa University', detail: 'Abu Dhabi' },
  { value: '2', label: 'Khazar University', detail: 'Baku' },
  { value: '3', label: 'University of Sharjah', detail: 'Sharjah' },
];

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox,
  args: {
    options: schools,
    query: '',
    placeholder: 'Type your school',
    onQueryChange: fn(),
    onSelect: fn(),
    footerAction: { label: 'Request this school', onSelect: fn() },
    emptyText: 'No school matches.',
  },
  render: function TypeAhead(args) {
    const [query, setQuery] = useState(args.query);
    const options = args.options.filter((school) => school.label.toLowerCase().includes(query.toLowerCase()));
    return (
      <div className="min-h-72">
        <Field label="School">
          <Combobox
            {...args}
            options={options}
            query={query}
            onQueryChange={(next) => {
              args.onQueryChange(next);
              setQuery(next);
            }}
            onSelect={(school) => {
              args.onSelect(school);
              setQuery(school.label);
            }}
          />
        </Field>
      </div>
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };

export const Open: Story = {
  args: { query: 'Kha' },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('combobox')),
};
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };
export const OnThePhone: Story = {
  ...Open,
  args: {
    query: 'Inter',
    options: [
      {
        value: '9',
        label: 'International Islamic University of Technology and Applied Science',
        detail: 'x'.repeat(60),
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  name: '[X4] the list says that it is loading',
  args: { query: 'Zzz', isLoading: true, footerAction: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};

export const Empty: Story = {
  name: '[X4] without matches the list says so and offers its action',
  args: { query: 'Hogwarts' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('status')).toHaveTextContent('No school matches.');
    await userEvent.click(canvas.getByRole('option', { name: 'Request this school' }));
    await expect(args.footerAction?.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  name: '[X10] the arrow keys move, Enter selects, Escape closes, and the focus stays in the field',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'School' });
    await userEvent.tab();
    await userEvent.keyboard('kha');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const list = within(canvas.getByRole('listbox'));
    await expect(field).toHaveAttribute('aria-activedescendant', list.getAllByRole('option')[0]?.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(list.getByRole('option', { selected: true })).toHaveTextContent('Khazar University');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(list.getByRole('option', { selected: true })).toHaveTextContent('Request this school');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(schools[1]);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Khazar University');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Mouse: Story = {
  name: '[D4] a school is found by typing and selected with a press',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'shar');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 result');
    const option = canvas.getByRole('option', { name: /University of Sharjah/ });
    await expect(option.querySelector('mark')).toHaveTextContent('Shar');
    await userEvent.click(option);
    await expect(args.onSelect).toHaveBeenCalledWith(schools[2]);
  },
};

export const Blur: Story = {
  name: '[X10] Tab leaves the field and closes its list',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kha');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
