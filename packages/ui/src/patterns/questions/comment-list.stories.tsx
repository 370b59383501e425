import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { CommentList, type ShownComment } from './comment-list';

const comment: ShownComment = {
  id: 1,
  author: 'expert',
  name: 'Dr. Nadia Rahman',
  isOwn: false,
  html: '<p dir="auto">Is the exponent <math><mi>x</mi></math> or <math><mn>2</mn><mi>x</mi></math>?</p>',
  createdAt: '2026-01-01T00:00:00.000Z',
};

const meta = {
  title: 'Patterns/Comment list',
  component: CommentList,
  args: {
    label: 'Comments on the question',
    siteName: 'Academic Workshop',
    comments: [
      comment,
      { ...comment, id: 2, author: 'asker', name: null, isOwn: true, html: '<p dir="auto">It is x.</p>' },
      { ...comment, id: 3, author: 'staff', name: null, html: '<p dir="auto">Thank you both.</p>' },
    ],
  },
  decorators: [(Story) => <div className="max-w-170">{Story()}</div>],
} satisfies Meta<typeof CommentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AskerExpertStaff: Story = {};
export const AskerExpertStaffDark: Story = { globals: dark };
export const Phone: Story = { globals: { ...phone, ...dark } };
export const WaitsForReview: Story = { args: { comments: [{ ...comment, note: 'Waiting for review' }] } };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  globals: phone,
  args: { comments: [{ ...comment, name: 'x'.repeat(60), html: `<p>${'x'.repeat(200)}</p>` }] },
};

export const Names: Story = {
  name: '[Q4] the asker is shown as Asker, an expert by name, and staff by the name of the site',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [expert, asker, staff] = canvas.getAllByRole('article');
    await expect(expert).toHaveTextContent('Dr. Nadia Rahman');
    await expect(asker).toHaveTextContent('Asker(you)');
    await expect(staff).toHaveTextContent('Academic Workshop staff');
  },
};
