import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { type PrivateFile, PrivateFiles } from './private-files';

const files: PrivateFile[] = [
  {
    key: '1',
    name: 'buffer-report-final.docx',
    sizeBytes: 288_744,
    when: 'today, 14:30',
    tag: 'Delivered work',
    to: '/api/orders/AW-7Q4KM9XT00000000/files/1',
  },
  {
    key: '2',
    name: 'draft-sections-1-2.docx',
    sizeBytes: 188_744,
    when: 'Feb 27',
    to: '/api/orders/AW-7Q4KM9XT00000000/files/2',
  },
  { key: '3', name: 'notes.txt', sizeBytes: 2_100, when: 'Feb 26', note: 'Being checked' },
  {
    key: '4',
    name: 'slides.docx',
    sizeBytes: 94_000,
    when: 'Feb 26',
    problem: 'This file cannot be opened. Please save it again and send it once more.',
  },
];

const meta = {
  title: 'Patterns/Private files',
  component: PrivateFiles,
  args: { title: 'From your writer', files },
  decorators: [
    (Story) => (
      <div className="max-w-68">
        <h2 className="sr-only">Files</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PrivateFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  args: { files: files.map((file) => ({ ...file, name: `${'the-theory-of-everything-'.repeat(4)}.docx` })) },
};

export const Downloads: Story = {
  name: '[O10] a ready file is downloaded by keyboard, and the others say why they are not available',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Download buffer-report-final.docx' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/api/orders/AW-7Q4KM9XT00000000/files/1');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText(/Being checked/)).toBeVisible();
    await expect(canvas.getByText(/This file cannot be opened/)).toBeVisible();
  },
};
