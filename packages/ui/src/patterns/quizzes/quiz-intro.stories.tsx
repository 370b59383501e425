import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { QuizIntro } from './quiz-intro';

const meta = {
  title: 'Patterns/Quiz intro',
  component: QuizIntro,
  args: {
    title: 'Statistics: sampling and inference',
    description: 'Confidence intervals, standard errors and what a p-value says, as in a second-year course.',
    subject: 'Statistics',
    difficulty: 'medium',
    questionCount: 25,
    timeLimitMinutes: 30,
    passPercentage: 60,
    extraTime: 'none',
    onExtraTimeChange: fn(),
    onStart: fn(),
  },
  render: function Chosen({ extraTime, onExtraTimeChange, ...args }) {
    const [own, setOwn] = useState(extraTime);
    return (
      <QuizIntro
        {...args}
        extraTime={own}
        onExtraTimeChange={(next) => {
          onExtraTimeChange(next);
          setOwn(next);
        }}
      />
    );
  },
} satisfies Meta<typeof QuizIntro>;

export default meta;
type Story = StoryObj<typeof meta>;

const takenBefore = { state: 'not-passed', text: 'Not passed, 48% on March 3, 2026' } as const;

export const First: Story = {};
export const FirstDark: Story = { globals: dark };
export const TakenBefore: Story = { args: { takenBefore } };
export const TakenBeforePhoneDark: Story = { args: { takenBefore }, globals: { ...phone, ...dark } };
export const WithoutDescription: Story = {
  args: { description: null, questionCount: 1, timeLimitMinutes: 1 },
};
export const MadeByAi: Story = {
  name: '[Z12] a quiz with AI-generated questions says so',
  args: { isMadeByAi: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Made by AI')).toBeVisible();
  },
};
export const OwnQuiz: Story = {
  args: { action: <Button>Review the questions</Button> },
  globals: { ...phone, ...dark },
};
export const RightToLeft: Story = { globals: { ...rightToLeft, ...phone }, args: { takenBefore } };
export const LongText: Story = {
  globals: phone,
  args: {
    title: `Electro${'magneto'.repeat(12)}hydrodynamics`,
    description: 'A sentence that goes on for longer than two lines can hold. '.repeat(6),
    timeLimitMinutes: 1250,
    questionCount: 12_480,
  },
};

export const Starting: Story = {
  name: '[Z2] while a quiz starts, its button says so and does nothing else',
  args: { isStarting: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Starting...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

export const Instructions: Story = {
  name: '[Z2] before the start a reader sees the number of questions, the time limit and the percentage to pass',
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('25 questions, each with four options and one right answer.'),
    ).toBeVisible();
    await expect(canvas.getByText(/^You have 30 minutes\./)).toBeVisible();
    await expect(canvas.getByText(/You pass with 60% or more\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start Quiz' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const ExtraTimeChoice: Story = {
  name: '[Z8] extra time is chosen by keyboard, shows the total time, and never appears on a certificate',
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Extra time' });
    await expect(group).toHaveAccessibleDescription(/never show it on a certificate/);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'No extra time' })).toHaveFocus();
    // Radix selects a moment after keydown, and only if the key is still down.
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^25/ })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
    await expect(args.onExtraTimeChange).toHaveBeenLastCalledWith('25');
    await expect(canvas.getByRole('radio', { name: /^25/ })).toHaveAccessibleDescription(
      '37 min 30 s in all',
    );
    await expect(canvas.getByRole('radio', { name: /^100/ })).toHaveAccessibleDescription('1 h in all');
    await userEvent.click(canvas.getByRole('radio', { name: 'No time limit' }));
    await expect(args.onExtraTimeChange).toHaveBeenLastCalledWith('untimed');
  },
};
