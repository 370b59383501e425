import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { DropZone, type DropZoneProps, useFileDrop } from './drop-zone';

const meta = {
  title: 'Patterns/Drop zone',
  component: DropZone,
  args: {
    accept: '.pdf,.doc,.docx,.ppt,.pptx',
    hint: 'PDF, DOC, DOCX, PPT and PPTX up to 10MB each',
    onFiles: fn(),
  },
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Phone: Story = { globals: phone };
export const DraggedOver: Story = { args: { isDragOver: true } };
export const Chosen: Story = { args: { chosenCount: 3 } };
export const ChosenDark: Story = { args: { chosenCount: 1 }, globals: dark };
export const OneFile: Story = { args: { isMultiple: false } };
export const Disabled: Story = { args: { isDisabled: true } };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  globals: phone,
  args: {
    title: 'Drop the files of this assignment anywhere on this page',
    hint: 'PDF or DOCX. '.repeat(12),
  },
};

const notes = () => new File(['%PDF-1.7'], 'notes.pdf', { type: 'application/pdf' });

export const ByKeyboard: Story = {
  name: '[D3] the picker opens by keyboard and accepts several files',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const picker = canvas.getByLabelText<HTMLInputElement>('Choose files', { selector: 'input' });
    const opened = fn((event: Event) => event.preventDefault());
    picker.addEventListener('click', opened);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenCalledTimes(2);
    picker.removeEventListener('click', opened);
    await userEvent.upload(picker, [notes(), new File(['PK'], 'slides.pptx')]);
    await expect(args.onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'notes.pdf' }),
      expect.objectContaining({ name: 'slides.pptx' }),
    ]);
  },
};

function Page(props: DropZoneProps) {
  const [count, setCount] = useState(0);
  const onFiles = (files: File[]) => {
    setCount(count + files.length);
    props.onFiles(files);
  };
  const { isDragOver } = useFileDrop({ onFiles, isDisabled: props.isDisabled });
  return <DropZone {...props} onFiles={onFiles} isDragOver={isDragOver} chosenCount={count} />;
}

function drag(type: string, target: Element, files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  target.dispatchEvent(event);
  return event;
}

export const AnywhereOnThePage: Story = {
  name: '[D3] files dropped anywhere on the page are accepted, and the zone shows it',
  render: (args) => <Page {...args} />,
  play: async ({ canvasElement, args }) => {
    const status = within(canvasElement).getByRole('status');
    drag('dragenter', document.body, [notes()]);
    drag('dragenter', canvasElement, [notes()]);
    drag('dragleave', document.body, [notes()]);
    await waitFor(() => expect(status).toHaveTextContent('Drop to add them'));
    const drop = drag('drop', document.body, [notes()]);
    await expect(drop.defaultPrevented).toBe(true);
    await waitFor(() => expect(status).toHaveTextContent('1 file chosen'));
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

export const NotTextDragged: Story = {
  name: '[D3] text dragged over the page is left to the browser',
  render: (args) => <Page {...args} />,
  play: async ({ canvasElement, args }) => {
    const drop = drag('drop', document.body, []);
    await expect(drop.defaultPrevented).toBe(false);
    await expect(args.onFiles).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByText('Drop files anywhere on this page')).toBeVisible();
  },
};
