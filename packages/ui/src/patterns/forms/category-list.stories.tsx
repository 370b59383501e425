import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { SubjectGlyph, subjects } from '../documents/subjects/subject-glyph';
import { CategoryList } from './category-list';

const names = ['All Services', 'Academic Writing', 'Thesis Writing', 'Essay Writing', 'Career Services'];

const meta = {
  title: 'Patterns/Category list',
  component: CategoryList,
  args: {
    label: 'Service categories',
    value: names[0] ?? '',
    onValueChange: fn(),
    items: names.map((name, at) => ({ value: name, label: name, count: at === 0 ? 20 : at })),
  },
  decorators: [(Story) => <div className="lg:w-44">{Story()}</div>],
  render: function Chosen({ value, onValueChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <CategoryList
        {...args}
        value={chosen}
        onValueChange={(next) => {
          onValueChange(next);
          setChosen(next);
        }}
      />
    );
  },
} satisfies Meta<typeof CategoryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Dark: Story = { globals: dark };
export const RowOnThePhone: Story = { globals: phone };
export const RightToLeft: Story = { globals: { ...phone, ...rightToLeft } };
export const WithoutCounts: Story = {
  args: { items: names.map((name) => ({ value: name, label: name })) },
};
export const LongText: Story = {
  args: {
    items: names.map((name) => ({ value: name, label: `${name} for everybody who needs it`, count: 1234 })),
  },
};

const subjectArgs = {
  label: 'Subjects',
  layout: 'lines',
  value: 'Statistics',
  items: [
    { value: '', label: 'All Subjects' },
    ...subjects.map(({ name }) => ({ value: name, label: name, sign: <SubjectGlyph subject={name} /> })),
  ],
} as const;
const wide = (Story: () => ReactNode) => <div className="lg:w-[min(1120px,92vw)]">{Story()}</div>;

export const Subjects: Story = { args: { ...subjectArgs, items: [...subjectArgs.items] }, decorators: wide };
export const SubjectsDark: Story = { ...Subjects, globals: dark };
export const SubjectsOnThePhone: Story = {
  ...Subjects,
  name: '[Z1] on a phone the chosen one of 38 subjects is scrolled into view',
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(39);
    const chosen = canvas.getByRole('button', { pressed: true });
    await expect(chosen).toHaveTextContent('Statistics');
    const row = canvasElement.querySelector('ul')?.getBoundingClientRect();
    await expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual((row?.right ?? 0) + 1);
  },
};

export const ChosenOutsideTheRow: Story = {
  name: '[X7] on a phone the chosen category is scrolled into view',
  globals: phone,
  args: { value: 'Career Services' },
  play: async ({ canvas, canvasElement }) => {
    const chosen = canvas.getByRole('button', { pressed: true });
    const row = canvasElement.querySelector('ul')?.getBoundingClientRect();
    await expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual((row?.right ?? 0) + 1);
  },
};

export const ByKeyboard: Story = {
  name: '[X7] categories are chosen by keyboard, and one is always selected',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    const writing = canvas.getByRole('button', { name: /Academic Writing/ });
    await expect(writing).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Academic Writing');
    await expect(writing).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await userEvent.keyboard(' ');
    await expect(writing).toHaveAttribute('aria-pressed', 'true');
  },
};
