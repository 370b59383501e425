import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button';
import { Link } from '../../primitives/link';
import { Note } from '../../primitives/note';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { QuizResult } from './quiz-result';

const certificate = (
  <Note
    tone="positive"
    title="Your certificate is ready."
    action={<Button size="sm">See certificate</Button>}
  >
    Only you can see it until you share it.
  </Note>
);

const meta = {
  title: 'Patterns/Quiz result',
  component: QuizResult,
  args: {
    quizTitle: 'Statistics: sampling and inference',
    score: 20,
    total: 25,
    percentage: 80,
    isPassed: true,
    timeUsedSeconds: 725,
    certificate,
    onTakeAgain: fn(),
    links: (
      <>
        <Link to="/quiz/3/attempts/2">Review answers</Link>
        <Link to="/quizzes">All quizzes</Link>
      </>
    ),
  },
} satisfies Meta<typeof QuizResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HighDark: Story = { globals: dark };
export const Middle: Story = { args: { score: 15, percentage: 60 } };
export const MiddlePhoneDark: Story = { args: { score: 15, percentage: 60 }, globals: { ...phone, ...dark } };
export const LowPhone: Story = {
  globals: phone,
  args: { score: 14, percentage: 56, isPassed: false, certificate: undefined },
};
export const LowDark: Story = { args: LowPhone.args, globals: dark };
export const RightToLeft: Story = { globals: { ...rightToLeft, ...phone } };
export const LongText: Story = {
  globals: phone,
  args: {
    quizTitle: `Electro${'magneto'.repeat(12)}hydrodynamics`,
    score: 12_480,
    total: 12_480,
    percentage: 100,
    timeUsedSeconds: 360_061,
  },
};

export const High: Story = {
  name: '[Z2] [Z5] a result shows the certificate first when passed, and score, percentage in words and colour, time used and whether it is passed',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Quiz Completed!' })).toBeVisible();
    await expect(canvas.getByText('You scored 20 out of 25')).toBeVisible();
    for (const words of ['Excellent', 'Passed', '12 min 5 s'])
      await expect(canvas.getByText(words)).toBeVisible();
    const certificatePart = canvas.getByText('Your certificate is ready.');
    const isBefore = certificatePart.compareDocumentPosition(canvas.getByText('80%'));
    await expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(canvas.getByRole('button', { name: 'Take Again' }));
    await expect(args.onTakeAgain).toHaveBeenCalledOnce();
  },
};

export const Colours: Story = {
  name: '[Z2] the percentage is green from 80, yellow from 60, else red',
  render: (args) => (
    <>
      {[100, 80, 79, 60, 59, 0].map((percentage) => (
        <QuizResult key={percentage} {...args} percentage={percentage} />
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const probe = document.createElement('i');
    canvasElement.append(probe);
    const token = (name: string) => {
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color;
    };
    const shown = canvas
      .getAllByText(/^\d+%$/)
      .map((part) => [(part.textContent ?? '').replace('\u00a0', ' '), getComputedStyle(part).color]);
    const [green, yellow, red] = [token('positive'), token('caution'), token('danger')];
    await expect(shown).toEqual([
      ['100%', green],
      ['80%', green],
      ['79%', yellow],
      ['60%', yellow],
      ['59%', red],
      ['0%', red],
    ]);
    await expect(new Set([green, yellow, red]).size).toBe(3);
    probe.remove();
  },
};

export const TimeRanOut: Story = {
  name: '[Z6] a result after the time ran out says so and that the answers counted',
  args: { hasTimeRunOut: true, isPassed: false, score: 3, percentage: 12, certificate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Time was up.').parentElement).toHaveTextContent(
      'Time was up. We counted the answers you had given.',
    );
    await expect(canvas.getByText('Not passed')).toBeVisible();
  },
};
