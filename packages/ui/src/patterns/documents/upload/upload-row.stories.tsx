import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../../../primitives/field';
import { Input } from '../../../primitives/input';
import { Select } from '../../../primitives/select';
import { dark, phone, rightToLeft } from '../../../primitives/story-globals';
import { paperPage } from '../viewer/sample-pages';
import { UploadList, UploadRow, type UploadRowProps } from './upload-row';

const megabyte = 1024 * 1024;

const rows: Omit<UploadRowProps, 'onRemove' | 'onRetry'>[] = [
  {
    name: 'titration-acetic-acid.pdf',
    sizeBytes: 0.31 * megabyte,
    thumbnailSrc: paperPage('Titration').src,
    state: { status: 'published', to: '/documents/2', note: 'Counts as upload 6 of 10.' },
  },
  {
    name: 'o2-dissociation-revision.pdf',
    sizeBytes: 0.84 * megabyte,
    thumbnailSrc: paperPage('Oxygen').src,
    state: { status: 'processing', running: 'checking' },
  },
  {
    name: 'spectroscopy-week-7-slides.pptx',
    sizeBytes: 9.4 * megabyte,
    state: { status: 'uploading', sentBytes: 6.12 * megabyte, secondsLeft: 21 },
  },
  {
    name: 'tracemonkey-pldi-09.pdf',
    sizeBytes: 1.16 * megabyte,
    thumbnailSrc: paperPage('Traces').src,
    state: {
      status: 'refused',
      reason: 'The same file is already in the library, so this upload does not count.',
      detailsLink: { label: 'See that document', to: '/documents/9' },
    },
  },
  {
    name: 'buffer-solutions-problem-set.pdf',
    sizeBytes: 4.02 * megabyte,
    state: { status: 'paused', isOffline: true },
  },
  {
    name: 'past-midterm.pdf',
    sizeBytes: 2.2 * megabyte,
    state: { status: 'paused', isOffline: false },
  },
  { name: 'kinetics.doc', sizeBytes: 0.52 * megabyte, state: { status: 'failed' } },
  { name: 'lecture-notes.docx', sizeBytes: 1.9 * megabyte, state: { status: 'waiting' } },
  {
    name: 'titration-curve-sketch.pdf',
    sizeBytes: 0.28 * megabyte,
    thumbnailSrc: paperPage('Sketch').src,
    state: {
      status: 'published',
      to: '/documents/3',
      note: 'We could read only a few words in it, or none, so our staff must review it before it counts. Our staff will review it by December 2, 2026 and tell you the result.',
    },
  },
];

const meta = {
  title: 'Patterns/Upload row',
  component: UploadRow,
  args: {
    name: 'lab-safety-notes.docx',
    sizeBytes: 1.08 * megabyte,
    state: { status: 'waiting' },
    onRemove: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <UploadList>
      <li>
        <UploadRow {...args} />
      </li>
    </UploadList>
  ),
} satisfies Meta<typeof UploadRow>;

export default meta;
type Story = StoryObj<typeof meta>;

function TitleFields() {
  const [title, setTitle] = useState('');
  const [type, setType] = useState('notes');
  const error = title ? undefined : 'Title Required: Please provide a title for your document.';
  return (
    <>
      <Field label="Title" isRequired error={error}>
        <Input value={title} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field label="Document type">
        <Select
          value={type}
          onValueChange={setType}
          options={[
            { value: 'notes', label: 'Class Notes' },
            { value: 'lab_report', label: 'Lab Report' },
          ]}
        />
      </Field>
    </>
  );
}

export const NeedsTitle: Story = { args: { state: { status: 'needs-title' }, children: <TitleFields /> } };

export const AllStates: Story = {
  render: (args) => (
    <UploadList>
      {rows.map((row) => (
        <li key={row.name}>
          <UploadRow {...row} onRemove={args.onRemove} onRetry={args.onRetry} />
        </li>
      ))}
      <li>
        <UploadRow {...args} state={{ status: 'needs-title' }}>
          <TitleFields />
        </UploadRow>
      </li>
    </UploadList>
  ),
};
export const AllStatesOnPhone: Story = { ...AllStates, globals: phone };
export const AllStatesDark: Story = { ...AllStates, globals: { ...dark, ...phone } };
export const RightToLeft: Story = { ...AllStates, globals: rightToLeft };
export const LongName: Story = {
  globals: phone,
  args: { name: `${'notes-on-the-theory-of-everything-'.repeat(4)}final-v2.docx`, state: rows[3]?.state },
};

export const Cancels: Story = {
  name: '[D3] an upload can be cancelled by keyboard while it is being sent',
  args: rows[2],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '6.12 of 9.40MB');
    await expect(canvas.getByText('about 20 seconds left')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /cancel upload/i })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Retries: Story = {
  name: '[X4] a failed upload says what happened and can be retried',
  args: { state: { status: 'failed' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText('There was an error uploading your document. Please try again.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Held: Story = {
  name: '[D3] a file beyond those that are taken at once says what it waits for',
  args: { state: { status: 'held' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('This file waits until the first ones are uploaded.')).toBeVisible();
    await expect(canvas.queryByText('Uploading...')).toBeNull();
  },
};

export const Checks: Story = {
  name: '[D11] the running check is the current step and is announced',
  args: rows[1],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const current = canvas.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'));
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Checking for duplicates');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'o2-dissociation-revision.pdf: checking for duplicates',
    );
  },
};

export const Refused: Story = {
  name: '[D11] a refused file shows its reason and can be removed',
  args: rows[3],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Not accepted')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See that document' })).toHaveAttribute(
      'href',
      '/documents/9',
    );
  },
};
