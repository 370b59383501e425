import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../primitives/link';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { Flashcard } from './flashcard';

const meta = {
  title: 'Patterns/Flashcard',
  component: Flashcard,
  args: {
    title: 'Cell biology, lecture 4',
    number: 2,
    total: 9,
    frontHtml: '<p>Towards which side does water move by osmosis?</p>',
    backHtml:
      '<p>Towards the side with more solute.</p><p>Water follows its own gradient, which is lower there.</p>',
    isBackShown: true,
    source: (
      <>
        From <Link to="/documents/7?page=3">Cell biology, lecture 4, p. 3</Link>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <main className="max-w-209">
        <h1 className="sr-only">Review cards</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Flashcard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BackShown: Story = {};
export const BackShownDark: Story = { globals: dark };
export const BackShownPhone: Story = { globals: phone };
export const FrontOnly: Story = {
  args: { isBackShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Towards the side with more solute.')).toBeNull();
  },
};
export const FrontOnlyPhoneDark: Story = { args: { isBackShown: false }, globals: { ...phone, ...dark } };
export const OwnCard: Story = { args: { source: undefined } };
export const RightToLeft: Story = {
  args: { frontHtml: '<p dir="auto">ما هو التناضح؟</p>', backHtml: '<p dir="auto">حركة الماء عبر غشاء.</p>' },
  globals: { ...rightToLeft, ...phone },
};
export const LongText: Story = {
  args: {
    title: 'A document with a title that is far too long for this line '.repeat(3),
    frontHtml: `<p>${'word'.repeat(60)}</p>`,
    backHtml: `<p>${'A long answer. '.repeat(60)}</p>`,
  },
  globals: phone,
};
