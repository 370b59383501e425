import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../primitives/button';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { QuizReview } from './quiz-review';
import { sampleArabic, sampleFormulas, sampleQuestion } from './sample-quiz';

const meta = {
  title: 'Patterns/Quiz review',
  component: QuizReview,
  args: {
    ...sampleQuestion,
    chosen: 'C',
    right: ['B'],
    explanation: {
      source:
        'The interval varies from sample to sample, the mean does not: 95% is a property of the method.',
      html: null,
    },
    mistakeNote: {
      source:
        'You read the interval as one for the next sample mean. It is one for the mean of the population.',
      html: null,
    },
  },
  decorators: [
    (Story) => (
      <main className="max-w-209">
        <h1 className="sr-only">Statistics: sampling and inference</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof QuizReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WrongDark: Story = { globals: dark };
export const WrongPhone: Story = {
  globals: phone,
  args: { actions: <Button size="sm">Report this question</Button> },
};
export const WrongPhoneDark: Story = { globals: { ...phone, ...dark } };
export const NotAnswered: Story = { args: { chosen: null } };
export const WithoutExplanation: Story = { args: { explanation: null, mistakeNote: null } };
export const Formulas: Story = {
  args: {
    ...sampleFormulas,
    chosen: 'D',
    explanation: sampleFormulas.options.B,
    mistakeNote: sampleFormulas.options.D,
  },
};
export const RightToLeft: Story = { args: { ...sampleArabic }, globals: { ...rightToLeft, ...phone } };
export const LongText: Story = {
  globals: phone,
  args: {
    explanation: { source: `Because ${'the mean does not vary, '.repeat(40)}${'x'.repeat(120)}`, html: null },
    options: { ...sampleQuestion.options, C: { source: 'There is a chance. '.repeat(20), html: null } },
  },
};

export const Wrong: Story = {
  name: '[Z7] a review names the right and the given answer in words, and explains why',
  play: async ({ canvas }) => {
    const [, second, third] = canvas.getAllByRole('listitem');
    if (!second || !third) throw new Error('A review has four options');
    await expect(within(second).getByText('Correct answer')).toBeVisible();
    await expect(within(second).queryByText('Your answer')).toBeNull();
    await expect(within(third).getByText('Your answer')).toBeVisible();
    await expect(canvas.getByText('Wrong')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Explanation' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'About your answer' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Right: Story = {
  name: '[Z7] a right answer has both labels on one option and no note on a mistake',
  args: { chosen: 'B' },
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('listitem');
    await expect(second).toHaveTextContent(/Correct answer\s*Your answer/);
    await expect(canvas.getByText('Right')).toBeVisible();
    await expect(canvas.queryByText('About your answer')).toBeNull();
  },
};

export const Corrected: Story = {
  name: '[Z10] a corrected question says what was wrong, and two options can be right',
  args: {
    chosen: 'C',
    right: ['B', 'C'],
    correction: 'C is right as well, by the usual definition.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Correct answer')).toHaveLength(2);
    await expect(canvas.getByText('Right')).toBeVisible();
    await expect(canvas.getByText('C is right as well, by the usual definition.')).toBeVisible();
    await expect(canvas.queryByText('About your answer')).toBeNull();
  },
};

export const Dropped: Story = {
  name: '[Z10] a dropped question says that it counts for nobody',
  globals: { ...phone, ...dark },
  args: { isDropped: true, correction: 'None of the options is right.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not counted')).toBeVisible();
    await expect(canvas.queryByText('Wrong')).toBeNull();
  },
};
