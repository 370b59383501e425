import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { MessageThread, type ThreadItem } from './message-thread';

const items: ThreadItem[] = [
  { kind: 'day', key: 'd1', label: 'Thursday, February 26' },
  { kind: 'line', key: 'l1', text: 'Payment of 30 USD received', when: { text: '20:06' } },
  {
    kind: 'message',
    key: 'm1',
    isOwn: false,
    name: 'Hana K.',
    role: 'Writer',
    when: { text: '23:52' },
    body: 'Thank you for the clear data. One question: is run 3 at 0.10 M or 0.01 M? The table and the file name disagree.',
    files: [],
  },
  { kind: 'day', key: 'd2', label: 'Friday, February 27' },
  {
    kind: 'message',
    key: 'm2',
    isOwn: true,
    name: 'You',
    when: { text: '08:10' },
    body: '0.10 M. The file name is wrong, sorry.\nI added the corrected sheet.',
    files: [
      {
        key: 'f1',
        name: 'buffer-data-v2.docx',
        sizeBytes: 440_401,
        to: '/api/orders/AW-7Q4KM9XT00000000/files/1',
      },
      { key: 'f2', name: 'buffer-notes.txt', sizeBytes: 12_000, note: 'Being checked' },
    ],
  },
  {
    kind: 'message',
    key: 'm3',
    isOwn: false,
    name: 'Hana K.',
    role: 'Writer',
    when: { text: '14:30' },
    body: 'Sections 1 and 2 are ready to read. Comments are welcome before I write the discussion.',
    files: [
      {
        key: 'f3',
        name: 'draft-sections-1-2.docx',
        sizeBytes: 188_744,
        to: '/api/orders/AW-7Q4KM9XT00000000/files/3',
        note: 'Delivered work',
      },
    ],
  },
];

const meta = {
  title: 'Patterns/Message thread',
  component: MessageThread,
  args: { label: 'Messages with your writer and support', items },
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
} satisfies Meta<typeof MessageThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const PhoneDark: Story = { globals: { ...phone, ...dark } };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  globals: phone,
  args: {
    items: items.map((item) =>
      item.kind === 'message'
        ? {
            ...item,
            name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
            body: 'antidisestablishment'.repeat(20),
          }
        : item,
    ),
  },
};

export const Reads: Story = {
  name: '[O10] messages show sender, time, line breaks and downloads',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    const own = canvas.getByText(/I added the corrected sheet/);
    await expect(getComputedStyle(own).whiteSpace).toBe('pre-line');
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /^Download buffer-data-v2\.docx/ });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('download', 'buffer-data-v2.docx');
    await expect(canvas.queryByRole('link', { name: /buffer-notes/ })).toBeNull();
  },
};
