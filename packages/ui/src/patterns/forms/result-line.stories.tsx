import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { FilterButton } from './filter-rail';
import { ResultLine } from './result-line';

const meta = {
  title: 'Patterns/Result line',
  component: ResultLine,
  args: {
    children: (
      <>
        <b>8</b> documents match “curve”
      </>
    ),
    chips: [{ label: 'Khalifa University', onRemove: fn() }],
    sort: {
      value: 'best',
      onValueChange: fn(),
      options: [
        { value: 'best', label: 'Best match' },
        { value: 'newest', label: 'Newest first' },
      ],
    },
    filters: <FilterButton count={1} />,
  },
} satisfies Meta<typeof ResultLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {};
export const Phone: Story = { globals: phone };
export const PhoneDark: Story = { globals: { ...phone, ...dark } };
export const RightToLeft: Story = { globals: rightToLeft };
export const OnlyTheLine: Story = {
  args: { children: 'Showing 214 schools', chips: [], sort: undefined, filters: null },
};
export const LongText: Story = {
  globals: phone,
  args: {
    chips: [
      'Friedrich-Alexander-Universität Erlangen-Nürnberg, Faculty of Law',
      'Class Notes',
      'Past Exam',
    ].map((label) => ({ label, onRemove: () => {} })),
  },
};

export const Announced: Story = {
  name: '[D1] the number of results is announced, and a filter is removed by keyboard',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('8 documents match “curve”');
    canvas.getByRole('button', { name: 'Remove Khalifa University' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.chips?.[0]?.onRemove).toHaveBeenCalledOnce();
  },
};

export const ChipsGoOn: Story = {
  name: '[D1] [X10] removing a filter moves the focus to the next one',
  render: function Filtered(args) {
    const [labels, setLabels] = useState(['Class Notes', 'Past Exam', 'Lab Report']);
    const chips = labels.map((label) => ({
      label,
      onRemove: () => setLabels((all) => all.filter((one) => one !== label)),
    }));
    return <ResultLine {...args} chips={chips} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Past Exam' }));
    await expect(canvas.getByRole('button', { name: 'Remove Lab Report' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Class Notes' })).toHaveFocus();
  },
};
