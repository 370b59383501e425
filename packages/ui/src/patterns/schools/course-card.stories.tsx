import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { CardGrid } from '../layout/card-grid';
import { CourseCard, CourseCardSkeleton } from './course-card';

const meta = {
  title: 'Patterns/Course card',
  component: CourseCard,
  args: {
    to: '/courses/4',
    name: 'Chemistry Lab',
    code: 'CHEM 112L',
    department: 'Chemistry',
    documentCount: 31,
    documentsTo: '/documents?schoolId=1&courseId=4',
    uploadTo: '/upload?schoolId=1&courseId=4',
  },
  decorators: [
    (Story) => (
      <div>
        <h2 className="sr-only">Courses</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const NameOnly: Story = { args: { code: null, department: null, documentCount: undefined } };
export const SearchHit: Story = { args: { query: 'chem' } };
export const LongText: Story = {
  globals: phone,
  args: { name: 'Introduction to the Quantitative Methods of the Social and Behavioural Sciences, part two' },
};

export const TwoWaysOn: Story = {
  name: '[D6] [D23] a course links to its page, its documents and an upload for it',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Chemistry Lab' })).toHaveAttribute('href', args.to);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View Documents' })).toHaveFocus();
    await expect(document.activeElement).toHaveAttribute('href', args.documentsTo);
    await expect(document.activeElement).toHaveAccessibleDescription('Chemistry Lab');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Upload' })).toHaveAttribute('href', args.uploadTo);
  },
};

export const Grid: Story = {
  render: (args) => (
    <CardGrid>
      {['CHEM 112L', 'CHEM 201', 'CHEM 340', 'CHEM 411'].map((code, at) => (
        <li key={code}>
          <CourseCard
            {...args}
            code={code}
            name={at === 1 ? 'Organic Chemistry for Engineers and Biologists' : args.name}
          />
        </li>
      ))}
    </CardGrid>
  ),
};

export const Loading: Story = {
  render: () => (
    <CardGrid>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <li key={key}>
          <CourseCardSkeleton />
        </li>
      ))}
    </CardGrid>
  ),
};
