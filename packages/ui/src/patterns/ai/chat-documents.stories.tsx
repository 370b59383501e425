import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { ChatDocuments } from './chat-documents';

const meta = {
  title: 'Patterns/Chat documents',
  component: ChatDocuments,
  args: {
    documents: [
      {
        id: 1,
        title: 'Photosynthesis: from light to sugar',
        to: '/documents/1',
        subject: 'Biology',
        detail: '12 pages, unlocked',
      },
      {
        id: 2,
        title: 'Cellular respiration, with the steps of the citric acid cycle and their enzymes',
        to: '/documents/2',
        subject: 'Biochemistry',
        detail: '8 pages, free pages only',
      },
      {
        id: 3,
        title: 'Enzymes',
        to: '/documents/3',
        subject: '',
        detail: 'You can no longer read it, so answers leave it out.',
        isLeftOut: true,
      },
    ],
    onRemove: fn(),
  },
  decorators: [(Story) => <div className="max-w-190 rounded-2 bg-accent-surface p-3">{Story()}</div>],
} satisfies Meta<typeof ChatDocuments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: '[A8] each document of a chat is a link and can be removed by keyboard',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Photosynthesis: from light to sugar' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith(1);
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};
export const SeveralDark: Story = { globals: dark };
export const Phone: Story = {
  globals: phone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const RightToLeft: Story = { globals: rightToLeft };
export const One: Story = { args: { documents: meta.args.documents.slice(0, 1), onRemove: undefined } };
