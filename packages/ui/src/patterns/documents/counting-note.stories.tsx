import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { CountingNote } from './counting-note';

const meta = {
  title: 'Patterns/Counting note',
  component: CountingNote,
} satisfies Meta<typeof CountingNote>;

export default meta;
type Story = StoryObj<typeof meta>;

const waiting = {
  reason: 'few_words',
  decision: { state: 'promised', day: 'December 2, 2026' },
} as const;
const other = { title: 'Mechanics: a summary', to: '/documents/7' };

export const Dark: Story = { args: waiting, globals: dark };
export const Phone: Story = { args: waiting, globals: phone };
export const RightToLeft: Story = { args: waiting, globals: rightToLeft };
export const UnreadPictures: Story = { args: { reason: 'unread', decision: { state: 'open' } } };
export const NoPromisedDay: Story = { args: { reason: 'few_words', decision: { state: 'open' } } };
export const RefusedWithoutNote: Story = { args: { reason: 'refused', staffNote: null } };
export const OtherIsGone: Story = { args: { reason: 'copy', other: undefined } };
export const LongNote: Story = {
  globals: phone,
  args: { reason: 'refused', staffNote: `It repeats one word: ${'mitochondria'.repeat(20)}.` },
};

export const Waiting: Story = {
  name: '[D9] the note on a document with little text says when staff will review it and that nothing needs to be done',
  args: waiting,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/only a few words in this document, or none/)).toHaveTextContent(
      'Our staff will review it by December 2, 2026 and tell you the result. You do not have to do anything.',
    );
  },
};

export const Overdue: Story = {
  name: '[D9] an overdue decision is admitted without naming the missed day',
  args: { reason: 'few_words', decision: { state: 'overdue' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/only a few words in this document, or none/);
    await expect(text).toHaveTextContent('This is taking longer than we promised.');
    await expect(text).not.toHaveTextContent('2026');
  },
};

export const Refused: Story = {
  name: '[D9] a document that staff excluded from the count shows their reason',
  args: { reason: 'refused', staffNote: 'It shows nothing to learn from.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It stays in the library/)).toHaveTextContent(
      'The reason: It shows nothing to learn from.',
    );
  },
};

export const Similar: Story = {
  name: '[D13] the note on a similar document links to the other one and says when staff will decide',
  args: { reason: 'similar', other, decision: waiting.decision },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `“${other.title}”` })).toHaveAttribute('href', other.to);
    await expect(canvas.getByText(/If our staff accept it/)).toHaveTextContent('by December 2, 2026');
  },
};

export const Copy: Story = {
  name: '[D13] the note on a copy links to the original document',
  args: { reason: 'copy', other },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', other.to);
  },
};
