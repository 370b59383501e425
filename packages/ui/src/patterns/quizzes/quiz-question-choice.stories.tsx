import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FieldGroup } from '../../primitives/field';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { QuizQuestionChoice } from './quiz-question-choice';
import { sampleArabic, sampleFormulas, sampleQuestion } from './sample-quiz';

const meta = {
  title: 'Patterns/Quiz question choice',
  component: QuizQuestionChoice,
  args: {
    number: 1,
    stem: sampleQuestion.stem,
    options: sampleQuestion.options,
    isKept: true,
    onKeptChange: fn(),
  },
  render: function Chosen({ isKept, onKeptChange, ...args }) {
    const [isOwn, setOwn] = useState(isKept);
    return (
      <main className="max-w-measure">
        <h1 className="sr-only">Review the questions</h1>
        <FieldGroup label="Questions">
          <ol>
            <QuizQuestionChoice
              {...args}
              isKept={isOwn}
              onKeptChange={(next) => {
                onKeptChange(next);
                setOwn(next);
              }}
            />
          </ol>
        </FieldGroup>
      </main>
    );
  },
} satisfies Meta<typeof QuizQuestionChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

const term = '<mfrac><mi>a</mi><mi>b</mi></mfrac><mo>+</mo>';
const wideFormula = {
  source: '',
  html: `<p dir="auto"><math>${term.repeat(20)}<mi>c</mi></math></p>`,
};

export const Dark: Story = { globals: dark };
export const LeftOutPhone: Story = { args: { isKept: false }, globals: { ...phone, ...dark } };
export const Disabled: Story = { args: { isDisabled: true } };
export const RightToLeft: Story = {
  globals: { ...rightToLeft, ...phone },
  args: { stem: sampleArabic.stem, options: sampleArabic.options },
};
export const LongText: Story = {
  globals: phone,
  args: { stem: { source: `Electro${'magneto'.repeat(12)}`, html: null } },
};

export const Formulas: Story = {
  name: '[A14] a question is left out by keyboard, and its text with formulas is the label',
  args: { number: 3, stem: sampleFormulas.stem, options: sampleFormulas.options },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: /^Question 3 What is the derivative of/ });
    await expect(canvas.getByRole('list', { name: 'Options of question 3' })).toBeVisible();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onKeptChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByText('Question 3'));
    await expect(box).toBeChecked();
  },
};

export const WideFormula: Story = {
  name: '[A14] [X15] on a phone, a wide formula scrolls in its box, and the page does not',
  globals: phone,
  args: { stem: wideFormula, options: { ...sampleFormulas.options, A: wideFormula } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('p[tabindex="0"]')).toHaveLength(2));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
