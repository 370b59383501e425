import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Note } from '../../primitives/note';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { ChatComposer, type ChatComposerProps } from './chat-composer';
import type { ComposerImages } from './composer-images';

const meta = {
  title: 'Patterns/Chat composer',
  component: ChatComposer,
  args: {
    value: '',
    onChange: fn(),
    onSend: fn(),
    isPending: false,
    prompts: ['Explain this concept to me', 'Help me solve this problem', 'Can you give me an example?'],
    placeholder: 'Ask about this document',
    maxLength: 20_000,
  },
  decorators: [(Story) => <div className="max-w-140">{Story()}</div>],
} satisfies Meta<typeof ChatComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyDark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const Pending: Story = { args: { isPending: true, onStop: fn() } };
export const NearTheLimit: Story = { args: { value: 'x'.repeat(19_500), note: '3 messages left today' } };
export const UsedUp: Story = {
  args: { obstacle: 'No messages are left today. The next ones come at 23:00.' },
};
export const RightToLeft: Story = { globals: rightToLeft };

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='30'%3E%3Crect width='40' height='30' fill='%23586'/%3E%3C/svg%3E";
const images: ComposerImages = {
  ready: [
    { key: '1', url: picture, onRemove: fn() },
    { key: '2', url: picture, onRemove: fn() },
  ],
  files: [],
  accept: 'image/png,image/jpeg,image/webp',
  onAdd: fn(),
  announcement: '',
};
export const WithImages: Story = { args: { images } };
export const WithImagesOnAPhone: Story = { args: { images, value: 'Why is it 4?' }, globals: phone };
export const ImagesNotSeen: Story = {
  args: { images, notice: <Note tone="info">The AI model cannot see images.</Note> },
  globals: phone,
};
export const ImagesNotReady: Story = {
  args: {
    images: {
      ...images,
      ready: [],
      files: [
        { key: '1', name: 'page.jpg', sizeBytes: 900_000, state: { status: 'sending', sentBytes: 300_000 } },
        {
          key: '2',
          name: 'page.heic',
          sizeBytes: 900_000,
          state: { status: 'refused', reason: 'This is not a PNG, JPEG or WebP image.' },
          onRemove: fn(),
        },
      ],
    },
  },
};

export const ImagesAlone: Story = {
  name: '[A13] An image alone is a message, and images are chosen, pasted and dropped',
  args: { images },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    const file = new File(['x'], 'page.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Add image', { selector: 'input' }), file);
    const data = new DataTransfer();
    data.items.add(file);
    const field = canvas.getByRole('textbox', { name: 'Message' });
    const init = { bubbles: true, cancelable: true };
    field.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }));
    field.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data }));
    await expect(args.images?.onAdd).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image 1' }));
    await expect(args.images?.ready[0]?.onRemove).toHaveBeenCalledOnce();
  },
};

export const Dropped: Story = {
  name: '[A13] An image that is dropped while an answer is written does not open instead of the page',
  args: { images, isPending: true },
  play: async ({ canvasElement, args }) => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'page.png', { type: 'image/png' }));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data });
    within(canvasElement).getByRole('textbox', { name: 'Message' }).dispatchEvent(drop);
    await expect(drop.defaultPrevented).toBe(true);
    await expect(args.images?.onAdd).not.toHaveBeenCalled();
  },
};

export const StoredImages: Story = {
  name: '[A13] Images that cannot be sent now can be removed',
  args: { images: { ...images, onAdd: undefined } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Add image' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove image 1' })).toBeVisible();
  },
};

export const Uploading: Story = {
  name: '[A13] Nothing is sent while an image is being uploaded',
  args: { ...ImagesNotReady.args, value: 'Why?' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

function Typed(props: ChatComposerProps) {
  const [value, setValue] = useState('');
  return <ChatComposer {...props} value={value} onChange={setValue} />;
}

export const Keys: Story = {
  name: '[A2] Enter to send, Shift+Enter for a new line, blanks are not sent, and prompts fill the field',
  render: (args) => <Typed {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, '  {Shift>}{Enter}{/Shift} {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('  \n ');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Help me solve this problem' }));
    await expect(field).toHaveValue('Help me solve this problem');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
