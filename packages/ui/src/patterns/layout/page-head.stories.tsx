import type { Meta, StoryObj } from '@storybook/react-vite';
import { Upload } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../primitives/button';
import { Link } from '../../primitives/link';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { UploadProgress } from '../credits/upload-progress';
import { SubjectTag } from '../documents/subjects/subject-tag';
import { PageHead } from './page-head';

const meta = {
  title: 'Patterns/Page head',
  component: PageHead,
  args: {
    title: 'Documents',
    actions: (
      <Button asChild variant="primary" icon={Upload}>
        <Link to="/upload">Upload Document</Link>
      </Button>
    ),
  },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {};
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const WithLead: Story = {
  args: { title: 'Schools', lead: 'Browse study materials by school', actions: null },
};
export const WithProgress: Story = {
  args: {
    title: 'Upload to earn unlocks',
    lead: 'Upload 10 of your own documents to earn 5 unlock credits. Redeem credits to access 12,480 study resources.',
    actions: (
      <div className="sm:w-110">
        <UploadProgress done={6} />
      </div>
    ),
  },
};

export const OfADocument: Story = {
  name: '[D7] the head of a document links back and shows its facts under the only h1',
  args: {
    back: { label: 'Back to Documents', to: '/documents' },
    eyebrow: <SubjectTag subject="Computer Science" />,
    title: 'Trace-based Just-in-Time Type Specialization for Dynamic Languages',
    meta: (
      <>
        <span>14 pages</span>
        <span>Uploaded 2 days ago</span>
        <span>Class Notes</span>
      </>
    ),
    actions: null,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Back to Documents' })).toHaveAttribute(
      'href',
      '/documents',
    );
  },
};
export const OfADocumentOnPhone: Story = {
  ...OfADocument,
  name: 'Of a document, on a phone',
  globals: phone,
};
