import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { type CreditWay, UnlockCard } from './unlock-card';

const upload: CreditWay = {
  kind: 'upload',
  text: 'Upload 4 more documents to earn 5 credits.',
  label: 'Upload Documents',
  to: '/upload',
  progress: { done: 6 },
};
const account: CreditWay = {
  kind: 'account',
  text: 'A free account with a confirmed email address gives you 1 credit, which opens this document.',
  label: 'Create a free account',
  to: '/signup',
};

const meta = {
  title: 'Patterns/Unlock card',
  component: UnlockCard,
  args: {
    credits: 3,
    file: 'PDF, 1.20MB',
    onUnlock: fn(),
    ways: [account, upload],
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof UnlockCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const Pending: Story = { args: { isPending: true } };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  args: {
    credits: 0,
    ways: [
      {
        ...upload,
        text: 'Every tenth document that passes its checks earns five unlock credits, which never expire, whatever happens to the document afterwards.',
      },
    ],
  },
};

export const MadePdf: Story = {
  args: {
    isUnlocked: true,
    downloadTo: '/api/documents/2/file',
    fileNote: 'We made this PDF from the DOCX file. It shows the same as the pages here.',
  },
};

export const PreparingPdf: Story = {
  args: {
    isUnlocked: true,
    file: 'PDF',
    pendingDownload: 'Preparing the PDF...',
    fileNote: 'We make this PDF from the DOCX file. It takes a minute; the button then works by itself.',
  },
};

export const Unlocks: Story = {
  name: '[D10] the card shows the balance afterwards and unlocks once by keyboard',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const values = [...canvasElement.querySelectorAll('dd')].map((value) => value.textContent);
    await expect(values).toEqual(['3 credits', '−1 credit', '2 credits']);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Unlock for 1 credit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUnlock).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull();
    await expect(canvas.getByText('PDF, 1.20MB. Unlock the document to download it.')).toBeVisible();
  },
};

export const MoreWays: Story = {
  name: '[D10] with enough credits the card still says how to get more, in two ways, and how far the uploads are',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Need more credits?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: account.label })).toHaveAttribute('href', '/signup');
    await expect(canvas.getByRole('link', { name: upload.label })).toHaveAttribute('href', '/upload');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '6 of 10 uploads');
  },
};

export const NoCredits: Story = {
  name: '[D10] without credits the card says how to earn them and cannot unlock',
  args: { credits: 0, ways: [upload] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /unlock/i })).toBeNull();
    await expect(canvas.getByText('Still needed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upload Documents' })).toHaveAttribute('href', '/upload');
  },
};

export const ShortestWayFirst: Story = {
  name: '[D10] without credits the shortest way to earn one is the button, and the others are below it',
  args: { credits: 0, ways: [account, upload] },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([account.label, upload.label]);
  },
};

export const Unlocked: Story = {
  name: '[D7] an unlocked document can be downloaded',
  args: { isUnlocked: true, downloadTo: '/api/documents/2/file' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Download' });
    await expect(link).toHaveAttribute('href', '/api/documents/2/file');
    await expect(link).not.toHaveAttribute('download');
  },
};
