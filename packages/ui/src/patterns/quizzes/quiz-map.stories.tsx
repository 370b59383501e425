import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { QuizMap, QuizReviewMap } from './quiz-map';
import { sampleMap } from './sample-quiz';

const meta = {
  title: 'Patterns/Quiz map',
  component: QuizMap,
  args: { questions: sampleMap, current: 12, onSelect: fn(), onSubmit: fn() },
  decorators: [
    (Story) => (
      <main className="max-w-75">
        <h1 className="sr-only">Statistics: sampling and inference</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof QuizMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const RightToLeft: Story = { globals: rightToLeft };
export const Submitting: Story = { args: { isSubmitting: true } };
export const NothingAnswered: Story = {
  args: { questions: sampleMap.map(() => ({ state: 'open', isFlagged: false })), current: 1 },
};
export const Fifty: Story = {
  args: { questions: [...sampleMap, ...sampleMap] },
  globals: { ...phone, ...dark },
};

const onSelect = fn();
const reviewed = sampleMap.map(({ state }, index) => {
  if (state === 'open') return 'open';
  return index % 3 === 0 ? 'wrong' : 'right';
});
const review = (
  <QuizReviewMap
    questions={reviewed}
    current={4}
    onSelect={onSelect}
    actions={<Button isBlock>All attempts</Button>}
  />
);

export const ReviewDark: Story = { render: () => review, globals: dark };
export const ReviewPhone: Story = { render: () => review, globals: phone };

export const Answering: Story = {
  name: '[Z2] each number is a button that names the state of its question, and open ones are counted',
  play: async ({ canvas, args }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await expect(button('Question 7, answered, flagged')).toBeVisible();
    await expect(button('Question 11, answered, saved on this device, not sent yet')).toBeVisible();
    await expect(button('Question 13, not answered')).not.toHaveAttribute('aria-current');
    await expect(button('Question 12, answered, saved on this device, not sent yet')).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(canvas.getByText('11 of 25 answered')).toBeVisible();
    await expect(
      canvas.getByText('14 questions are still unanswered. Unanswered questions count as wrong.'),
    ).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(2);
    await userEvent.click(button('Submit quiz'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const OneOpen: Story = {
  name: '[Z2] the number of open questions is worded correctly for one and for none',
  args: { questions: [{ state: 'open', isFlagged: false }], current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 question is still unanswered\./)).toBeVisible();
    await expect(canvas.getByText('0 of 1 answered')).toBeVisible();
  },
};

export const AllAnswered: Story = {
  args: { questions: sampleMap.map(() => ({ state: 'saved', isFlagged: false })), current: 25 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All questions are answered.')).toBeVisible();
  },
};

export const Review: Story = {
  name: '[Z7] after submission the numbers show which answers were right and go to each question',
  render: () => review,
  play: async ({ canvas }) => {
    onSelect.mockClear();
    await expect(canvas.getByRole('button', { name: 'Question 4, wrong' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(canvas.getByRole('button', { name: 'Question 5, not answered' })).toBeVisible();
    await expect(canvas.getByText('7 of 25 right')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Question 2, right' }));
    await expect(onSelect).toHaveBeenLastCalledWith(2);
    await expect(canvas.queryByRole('button', { name: 'Submit quiz' })).toBeNull();
  },
};
