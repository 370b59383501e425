import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { QuizQuestion } from './quiz-question';
import { sampleArabic, sampleFormulas, sampleQuestion } from './sample-quiz';

const meta = {
  title: 'Patterns/Quiz question',
  component: QuizQuestion,
  args: { ...sampleQuestion, chosen: 'B', onChoose: fn() },
  decorators: [
    (Story) => (
      <main className="max-w-209">
        <h1 className="sr-only">Statistics: sampling and inference</h1>
        <Story />
      </main>
    ),
  ],
  render: function Chosen({ chosen, onChoose, ...args }) {
    const [own, setOwn] = useState(chosen);
    return (
      <QuizQuestion
        {...args}
        chosen={own}
        onChoose={(letter) => {
          onChoose(letter);
          setOwn(letter);
        }}
      />
    );
  },
} satisfies Meta<typeof QuizQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {};
export const AnsweredDark: Story = { globals: dark };
export const AnsweredPhone: Story = { globals: phone };
export const AnsweredPhoneDark: Story = { globals: { ...phone, ...dark } };
export const NotAnswered: Story = { args: { chosen: null } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Formulas: Story = { args: { ...sampleFormulas } };
export const FormulasDark: Story = {
  args: { ...sampleFormulas, chosen: 'D' },
  globals: { ...phone, ...dark },
};
export const RightToLeft: Story = { args: { ...sampleArabic }, globals: { ...rightToLeft, ...phone } };
export const OtherDirection: Story = { args: { ...sampleArabic }, globals: phone };
export const LongText: Story = {
  globals: phone,
  args: {
    subject: 'A subject with a name that is far too long for this line',
    stem: { source: `Which of these holds for ${'very'.repeat(40)} large samples? `.repeat(3), html: null },
    options: {
      ...sampleQuestion.options,
      B: { source: 'The method captures the true mean. '.repeat(20), html: null },
      C: { source: 'x'.repeat(200), html: null },
    },
  },
};

export const Named: Story = {
  name: '[Z2] the text of a question labels its four options, and its number is above it',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: /^A 95% confidence interval .* correct\?$/ }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    await expect(canvas.getByRole('radio', { name: /^B\s?The method/ })).toBeChecked();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Question 12 of 25' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: '[Z2] the arrow keys move and select within the options, and Tab leaves them',
  args: { chosen: null },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^A/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^B/ })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /^A/ })).toBeChecked();
    await expect(args.onChoose).toHaveBeenLastCalledWith('A');
    await userEvent.tab();
    await expect(canvas.getByRole('group').contains(document.activeElement)).toBe(false);
  },
};

export const Closed: Story = {
  name: '[Z2] a closed question keeps its answer and accepts no other',
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(/next sample mean/), { pointerEventsCheck: 0 });
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: /^B/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^C/ })).toBeDisabled();
  },
};

export const LineByLine: Story = {
  name: '[Z2] each line of the chosen text is highlighted, however many there are',
  globals: phone,
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^The method/);
    await expect(text.getClientRects().length).toBeGreaterThan(1);
    await expect(getComputedStyle(text).backgroundImage).toContain('gradient');
    await userEvent.click(canvas.getByText(/^95% of the observations/));
    await expect(getComputedStyle(text).backgroundImage).toBe('none');
  },
};
