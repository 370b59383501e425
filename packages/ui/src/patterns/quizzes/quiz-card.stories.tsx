import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { CardGrid } from '../layout/card-grid';
import { QuizCard, QuizCardSkeleton } from './quiz-card';

const meta = {
  title: 'Patterns/Quiz card',
  component: QuizCard,
  args: {
    to: '/quiz/3',
    title: 'Statistics: sampling and inference',
    description: 'Confidence intervals, standard errors and what a p-value says, as in a second-year course.',
    difficulty: 'medium',
    subject: 'Statistics',
    timeLimitMinutes: 30,
    questionCount: 25,
  },
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <h2 className="sr-only">Quizzes</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuizCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const EasyDark: Story = { args: { difficulty: 'easy' }, globals: dark };
export const HardPhone: Story = { args: { difficulty: 'hard' }, globals: phone };
export const Passed: Story = { args: { ownAttempt: { state: 'passed', text: 'Passed, 80%' } } };
export const NotPassedDark: Story = {
  globals: { ...dark, ...phone },
  args: { ownAttempt: { state: 'not-passed', text: 'Not passed, 40%' } },
};
export const WithoutDescription: Story = { args: { description: null } };
export const RightToLeft: Story = { globals: rightToLeft, args: Passed.args };
export const LongText: Story = {
  globals: phone,
  args: {
    title: `Electro${'magneto'.repeat(12)}hydrodynamics and everything that a reader of this line would never have guessed`,
    description: 'A sentence that goes on for longer than two lines can hold. '.repeat(6),
    subject: 'A subject that has a very long name for a card of this width',
    timeLimitMinutes: 1200,
    questionCount: 12_480,
  },
};

export const Several: Story = {
  decorators: [(Story) => <div className="w-[min(1120px,92vw)]">{Story()}</div>],
  render: (args) => (
    <CardGrid>
      {(['easy', 'medium', 'hard'] as const).map((difficulty) => (
        <li key={difficulty}>
          <QuizCard
            {...args}
            difficulty={difficulty}
            description={difficulty === 'easy' ? null : args.description}
          />
        </li>
      ))}
      <li>
        <QuizCardSkeleton />
      </li>
    </CardGrid>
  ),
};

export const OneLink: Story = {
  name: '[Z1] a quiz card shows difficulty, time and number of questions, and is one link',
  args: { questionCount: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: `Start Quiz: ${args.title}` });
    await expect(link).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(link).toHaveAttribute('href', '/quiz/3');
    for (const words of ['Medium', 'Statistics', '30 min, 1 question'])
      await expect(canvas.getByText(words)).toBeVisible();
  },
};

export const InProgress: Story = {
  name: '[Z6] the card of a started quiz resumes it and shows the time left',
  args: { ownAttempt: { state: 'in-progress', text: 'Goes on: 12 min left' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Goes on: 12 min left')).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Continue: ${args.title}` })).toHaveAttribute(
      'href',
      args.to,
    );
  },
};
