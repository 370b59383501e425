import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark } from '../../primitives/story-globals';
import { ShareButton } from './share-button';

const meta = {
  title: 'Patterns/Share button',
  component: ShareButton,
  args: { url: 'https://site.example/questions/4', title: 'Why twice?' },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const IdleDark: Story = { globals: dark };

const writeText = fn();
const share = fn();

/** Replaces the browser's sharing functions, and returns a function that restores them. */
function withDevice(device: { share?: unknown }) {
  const own = { share: device.share, clipboard: { writeText } };
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(navigator, name, { value, configurable: true });
  return () => {
    for (const name of Object.keys(own)) Reflect.deleteProperty(navigator, name);
  };
}

export const Copied: Story = {
  name: '[Q4] without a share sheet the link is copied by keyboard, and the page says so',
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    return withDevice({ share: undefined });
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Link copied')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(args.url);
  },
};

export const Refused: Story = {
  name: '[Q4] a copy that the browser refuses is not reported as copied',
  beforeEach: () => {
    writeText.mockReset().mockRejectedValue(new Error('refused'));
    return withDevice({ share: undefined });
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByText(/The link was not copied/)).toBeVisible();
  },
};

export const ByTheDevice: Story = {
  name: '[Q4] the device’s own share sheet is used first, and closing it copies nothing',
  beforeEach: () => {
    writeText.mockReset();
    share.mockReset().mockRejectedValue(new DOMException('Closed', 'AbortError'));
    return withDevice({ share });
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledWith({ url: args.url, title: args.title });
    await expect(writeText).not.toHaveBeenCalled();
  },
};
