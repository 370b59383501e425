import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { type ComposerFile, MessageComposer, type MessageComposerProps } from './message-composer';

const files: ComposerFile[] = [
  {
    key: '1',
    name: 'buffer-data-v2.docx',
    sizeBytes: 440_401,
    state: { status: 'ready' },
    onRemove: fn(),
  },
  {
    key: '2',
    name: 'scan-of-the-lab-book.pdf',
    sizeBytes: 6_291_456,
    state: { status: 'sending', sentBytes: 2_100_000 },
    onRemove: fn(),
  },
  { key: '3', name: 'notes.txt', sizeBytes: 2_048, state: { status: 'checking' } },
  {
    key: '4',
    name: 'slides.pptx',
    sizeBytes: 94_000,
    state: {
      status: 'refused',
      reason: 'We cannot accept this type of file. Please choose a PDF, DOC, DOCX or TXT file.',
    },
    onRemove: fn(),
  },
  {
    key: '5',
    name: 'run-3.docx',
    sizeBytes: 52_000,
    state: { status: 'failed', reason: 'You are offline.', onRetry: fn() },
    onRemove: fn(),
  },
  {
    key: '6',
    name: 'appendix-with-all-measurements.docx',
    sizeBytes: 8_400_000,
    state: {
      status: 'checking',
      note: 'This is taking longer than usual. We may read the file again within 35 minutes. You do not need to do anything.',
    },
    onRemove: fn(),
  },
];

function Kept(props: MessageComposerProps) {
  const [value, setValue] = useState(props.value);
  return <MessageComposer {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Patterns/Message composer',
  component: MessageComposer,
  args: {
    value: '',
    onChange: fn(),
    onSend: fn(),
    isSending: false,
    files: [],
    onFiles: fn(),
    accept: '.pdf,.doc,.docx,.txt',
  },
  render: (args) => (
    <div className="max-w-160">
      <Kept {...args} />
    </div>
  ),
} satisfies Meta<typeof MessageComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Dark: Story = { globals: dark, args: { files } };
export const WithFiles: Story = { args: { value: 'The corrected sheet.', files } };
export const Phone: Story = { globals: phone, args: { files } };
export const RightToLeft: Story = { globals: rightToLeft, args: { files } };
export const Sending: Story = { args: { value: 'The corrected sheet.', isSending: true } };
export const Secondary: Story = { args: { variant: 'secondary' } };
export const LongText: Story = {
  globals: phone,
  args: {
    value: 'A rather long thought about buffers. '.repeat(60),
    files: [
      {
        key: '1',
        name: `${'notes-on-everything-'.repeat(6)}.docx`,
        sizeBytes: 1,
        state: { status: 'ready' },
      },
    ],
  },
};

export const Writes: Story = {
  name: '[O10] a message with files is written and sent by keyboard',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    await userEvent.keyboard('0.10 M.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Attach files' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send message' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    const file = new File(['x'], 'run.txt', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText('Attach files', { selector: 'input' }), file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
  },
};

export const EmptyText: Story = {
  name: '[O10] sending an empty message shows what is missing and focuses the field',
  args: { error: 'Please write a message.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please write a message.');
  },
};

export const FileStates: Story = {
  name: '[O10] a file shows its progress and the reason of a refusal, and can be retried',
  args: { files },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText('We cannot accept this type of file. Please choose a PDF, DOC, DOCX or TXT file.'),
    ).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2100000');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const failed = files[4]?.state;
    if (failed?.status === 'failed') await expect(failed.onRetry).toHaveBeenCalledOnce();
    await expect(
      canvas.getByRole('button', { name: 'Cancel upload of scan-of-the-lab-book.pdf' }),
    ).toBeVisible();
  },
};
