import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { QuizTimer } from './quiz-timer';

const meta = {
  title: 'Patterns/Quiz timer',
  component: QuizTimer,
  args: { secondsLeft: 1122 },
  decorators: [(Story) => <div className="flex">{Story()}</div>],
} satisfies Meta<typeof QuizTimer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const RunningDark: Story = { globals: dark };
export const Hours: Story = { args: { secondsLeft: 3725 }, globals: phone };
export const FewMinutes: Story = { args: { secondsLeft: 299 } };
export const FewMinutesDark: Story = { args: { secondsLeft: 299 }, globals: dark };
export const LastMinute: Story = { args: { secondsLeft: 42 } };
export const LastMinuteDark: Story = { args: { secondsLeft: 42 }, globals: { ...dark, ...phone } };
export const Over: Story = { args: { secondsLeft: -2 } };
export const RightToLeft: Story = { globals: rightToLeft };

export const Untimed: Story = {
  name: '[Z8] an attempt without a limit says so',
  args: { secondsLeft: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Time left' })).toHaveTextContent('No time limit');
  },
};

/** Advances the time with a button. */
function Stepped() {
  const [secondsLeft, setSecondsLeft] = useState(301);
  return (
    <div className="flex gap-4">
      <QuizTimer secondsLeft={secondsLeft} />
      {[-1, 1, -200].map((step) => (
        <button key={step} type="button" onClick={() => setSecondsLeft(secondsLeft + step)}>
          {`${step} s`}
        </button>
      ))}
    </div>
  );
}

export const Announced: Story = {
  name: '[Z8] only five minutes and one minute before the end are announced, once each',
  render: () => <Stepped />,
  play: async ({ canvas, canvasElement }) => {
    const step = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const region = canvas.getByRole('status');
    const changes: string[] = [];
    const observer = new MutationObserver(() => changes.push(region.textContent ?? ''));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    await expect(region).toBeEmptyDOMElement();
    for (const name of ['-1 s', '1 s', '-1 s', '-1 s']) await step(name);
    await waitFor(() => expect(region).toHaveTextContent('Five minutes left.'));
    await expect(canvas.getByRole('timer')).toHaveTextContent('4 minutes 59 seconds, less than five minutes');
    await step('-200 s');
    await step('-1 s');
    for (let second = 98; second > 58; second--) await step('-1 s');
    await waitFor(() => expect(region).toHaveTextContent('One minute left.'));
    await expect(canvas.getByRole('timer')).toHaveTextContent('less than one minute');
    await expect(changes).toEqual(['Five minutes left.', 'One minute left.']);
    await expect(canvasElement.querySelector('[aria-live="assertive"]')).toBeNull();
    observer.disconnect();
  },
};
