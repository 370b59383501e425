import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { DocumentChoices } from './document-choices';

const meta = {
  title: 'Patterns/Document choices',
  component: DocumentChoices,
  args: {
    groups: [
      {
        title: 'Recently read',
        documents: [
          { id: 1, title: 'Photosynthesis', detail: 'Lecture Notes, 12 pages', isChosen: true },
          { id: 2, title: 'Cellular respiration', detail: 'Summary, 8 pages', isChosen: false },
        ],
      },
      {
        title: 'Saved',
        documents: [{ id: 3, title: 'x'.repeat(90), detail: 'Past Exam, 1 page', isChosen: false }],
      },
    ],
    isFull: false,
    onChoose: fn(),
  },
  decorators: [(Story) => <div className="max-w-dialog-md p-4">{Story()}</div>],
} satisfies Meta<typeof DocumentChoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  name: '[A8] a document is chosen by keyboard, and one that is in the chat cannot be chosen again',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /Photosynthesis.*is in this chat/ })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Cellular respiration' }),
    );
  },
};
export const GroupsDark: Story = { globals: dark };
export const Phone: Story = {
  globals: phone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const RightToLeft: Story = { globals: rightToLeft };
export const Full: Story = {
  args: { isFull: true },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
