import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { FilterGroup, FilterRail } from './filter-rail';

const types = ['Class Notes', 'Study Guide', 'Past Exam', 'Assignment', 'Lab Report', 'Textbook Solution'];
const taught = [
  'Mathematics',
  'Economics',
  'Chemistry',
  'Biology',
  'Psychology',
  'Statistics',
  'Engineering',
  'Nursing',
];
const options = (labels: string[]) =>
  labels.map((label, at) => ({ value: label, label, count: labels.length - at - 1 }));

function Rail({ chosen = [] }: { chosen?: string[] }) {
  const [documentTypes, setDocumentTypes] = useState<string[]>([]);
  const [subjects, setSubjects] = useState(chosen);
  return (
    <FilterRail>
      <FilterGroup
        legend="Document type"
        options={options(types)}
        selected={documentTypes}
        onChange={setDocumentTypes}
      />
      <FilterGroup
        legend="Subject"
        options={options(taught)}
        selected={subjects}
        onChange={setSubjects}
        shownCount={5}
        noun="subjects"
        isSubject
      />
    </FilterRail>
  );
}

const meta = {
  title: 'Patterns/Filter rail',
  component: FilterRail,
  args: { children: null },
  render: () => <Rail />,
} satisfies Meta<typeof FilterRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {};
export const InASheet: Story = { globals: phone };
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const ChosenBelowTheFold: Story = { render: () => <Rail chosen={['Nursing']} /> };

export const ByKeyboard: Story = {
  name: '[D1] filters are chosen by keyboard, and hidden ones are shown on demand',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const notes = canvas.getByRole('checkbox', { name: 'Class Notes' });
    await expect(notes).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(notes).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(notes).not.toBeChecked();

    const subjects = within(canvas.getByRole('group', { name: 'Subject' }));
    await expect(subjects.getAllByRole('checkbox')).toHaveLength(5);
    subjects.getByRole('button', { name: '3 more subjects' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(subjects.getAllByRole('checkbox')).toHaveLength(8);
    subjects.getByRole('checkbox', { name: 'Nursing' }).focus();
    await userEvent.keyboard(' ');
    subjects.getByRole('button', { name: 'Fewer subjects' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(subjects.getByRole('checkbox', { name: 'Nursing' })).toBeChecked();
    await expect(subjects.getByRole('button', { name: '2 more subjects' })).toHaveFocus();
  },
};
