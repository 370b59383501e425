import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark } from '../../../primitives/story-globals';
import { SubjectGlyph, subjects } from './subject-glyph';
import { SubjectTag } from './subject-tag';

const meta = {
  title: 'Patterns/Subjects',
  component: SubjectTag,
  args: { subject: 'Mathematics' },
} satisfies Meta<typeof SubjectTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tag: Story = {};
export const AnyOtherText: Story = { args: { subject: 'General' } };
export const LongText: Story = {
  args: { subject: 'Comparative History of the Natural Sciences' },
  decorators: [(Story) => <div className="grid w-40">{Story()}</div>],
};

export const AllSubjects: Story = {
  name: '[Z1] each of the 38 subjects has its glyph',
  render: () => (
    <ul className="grid gap-3.5 text-14 sm:grid-cols-2 lg:grid-cols-5">
      {[...subjects.map((subject) => subject.name), 'General'].map((name) => (
        <li key={name} className="flex items-center gap-3">
          <SubjectGlyph subject={name} variant="boxed" />
          <SubjectTag subject={name} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('li')];
    await expect(rows).toHaveLength(39);
    for (const row of rows) await expect(row.querySelectorAll('svg path').length).toBeGreaterThan(1);
  },
};
export const AllSubjectsDark: Story = { ...AllSubjects, name: 'All subjects, dark', globals: dark };
