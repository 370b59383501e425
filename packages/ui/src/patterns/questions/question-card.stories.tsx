import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { CardGrid } from '../layout/card-grid';
import { QuestionCard, QuestionCardSkeleton } from './question-card';

const meta = {
  title: 'Patterns/Question card',
  component: QuestionCard,
  args: {
    to: '/questions/4',
    title: 'Which indicator fits a weak acid with a strong base?',
    content: 'Our lab sheet lists methyl orange, bromothymol blue and phenolphthalein.',
    subject: 'Chemistry',
    createdAt: '2026-01-01T00:00:00.000Z',
    isAnswered: true,
    isVerified: true,
    answerCount: 2,
  },
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <h2 className="sr-only">Questions</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuestionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Solved: Story = {};
export const SolvedDark: Story = { globals: dark };
export const AnsweredByAnybody: Story = { args: { isVerified: false, answerCount: 1 } };
export const Awaiting: Story = { args: { isAnswered: false, isVerified: false, answerCount: 0 } };
export const AwaitingDark: Story = { args: Awaiting.args, globals: { ...dark, ...phone } };
export const WithoutSubject: Story = { args: { subject: null } };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  globals: phone,
  args: {
    title: `Why does ∫${'x'.repeat(80)} dx need integration by parts twice, and how do I know which factor should be u?`,
    content: 'I chose u = eˣ and it got worse at every step. '.repeat(8),
    answerCount: 12_480,
  },
};

export const Loading: Story = {
  render: () => (
    <CardGrid columns={2}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <li key={key}>
          <QuestionCardSkeleton />
        </li>
      ))}
    </CardGrid>
  ),
};

export const OneLink: Story = {
  name: '[X6] the card is one link named by the question, with its status and its answers in words',
  args: { isVerified: false, answerCount: 1 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.title })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.to);
    await expect(canvas.getByText('Answered')).toBeVisible();
    await expect(canvas.getByText('1 answer')).toBeVisible();
  },
};
