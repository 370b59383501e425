import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { QuizWrongAnswers } from './quiz-wrong-answers';
import { sampleArabic, sampleFormulas, sampleQuestion } from './sample-quiz';

const explanation = {
  source: 'The interval varies from sample to sample, the mean does not: 95% is a property of the method.',
  html: null,
};
const wrong = {
  number: 12,
  stem: sampleQuestion.stem,
  chosen: sampleQuestion.options.C,
  right: [sampleQuestion.options.B],
  explanation,
  mistakeNote: { source: 'You read the interval as one for the next sample mean.', html: null },
};
const formula = {
  number: 13,
  stem: sampleFormulas.stem,
  chosen: null,
  right: [sampleFormulas.options.B],
  explanation: sampleFormulas.options.B,
};

const meta = {
  title: 'Patterns/Quiz wrong answers',
  component: QuizWrongAnswers,
  args: { answers: [wrong, formula], action: <Button variant="primary">Practise these</Button> },
  decorators: [
    (Story) => (
      <main className="max-w-measure">
        <h1>Quiz Completed!</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof QuizWrongAnswers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: phone };
export const PhoneDark: Story = { globals: { ...phone, ...dark } };
export const RightToLeft: Story = {
  globals: { ...rightToLeft, ...phone },
  args: {
    answers: [
      { ...wrong, stem: sampleArabic.stem, chosen: sampleArabic.options.A, right: [sampleArabic.options.B] },
    ],
  },
};
export const LongText: Story = {
  globals: phone,
  args: { answers: [{ ...wrong, explanation: { source: 'x'.repeat(200), html: null } }] },
};

export const Many: Story = {
  name: '[Z7] the first five wrong answers are open with their explanations, and the others open by keyboard',
  args: { answers: Array.from({ length: 7 }, (_, index) => ({ ...wrong, number: index + 1 })) },
  play: async ({ canvas, canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll('details')];
    await expect(parts.map(({ open }) => open)).toEqual([true, true, true, true, true, false, false]);
    await expect(canvas.getAllByText('Question 7')[0]).toBeVisible();
    const last = parts[6]?.querySelector('summary');
    last?.focus();
    await expect(last).toHaveFocus();
    if (last) await userEvent.click(last);
    await expect(parts[6]?.open).toBe(true);
    // The title is one stop of the Tab key, whatever a question contains.
    for (const { children } of parts)
      await expect(children[0]?.querySelectorAll('[tabindex], a, button')).toHaveLength(0);
  },
};

export const NotAnswered: Story = {
  name: '[Z7] a question without an answer says so and shows the right one',
  args: { answers: [formula] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You did not answer this question.')).toBeVisible();
    await expect(canvas.getByText('Correct answer')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Explanation' })).toBeVisible();
  },
};
