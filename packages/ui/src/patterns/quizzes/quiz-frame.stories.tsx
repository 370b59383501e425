import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { QuizFrame, type QuizFrameProps } from './quiz-frame';
import { QuizMap, QuizReviewMap } from './quiz-map';
import type { OptionLetter } from './quiz-option';
import { QuizQuestion } from './quiz-question';
import { QuizReview } from './quiz-review';
import { QuizTimer } from './quiz-timer';
import { sampleMap, sampleQuestion } from './sample-quiz';

const onSelect = fn();
const onSubmit = fn();

/** Renders a question in its frame and applies what is chosen and flagged. */
function Run({ onChoose, onFlag, ...props }: QuizFrameProps) {
  const [chosen, setChosen] = useState<OptionLetter>('B');
  const [isFlagged, setIsFlagged] = useState(false);
  const choose = (letter: OptionLetter) => {
    onChoose?.(letter);
    setChosen(letter);
  };
  const flag = () => {
    onFlag?.();
    setIsFlagged(!isFlagged);
  };
  return (
    <main>
      <QuizFrame {...props} onChoose={choose} onFlag={flag} isFlagged={isFlagged}>
        <QuizQuestion {...sampleQuestion} chosen={chosen} onChoose={choose} />
      </QuizFrame>
    </main>
  );
}

const meta = {
  title: 'Patterns/Quiz frame',
  component: QuizFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    to: '/',
    title: 'Statistics: sampling and inference',
    summary: 'Medium, 25 questions',
    timer: <QuizTimer secondsLeft={1122} />,
    progress: { label: 'Answered', value: 11, max: 25 },
    keptCount: 2,
    cutOff: 'offline',
    onPrevious: fn(),
    onNext: fn(),
    onChoose: fn(),
    onFlag: fn(),
    map: <QuizMap questions={sampleMap} current={12} onSelect={onSelect} onSubmit={onSubmit} />,
    children: null,
  },
  render: (args) => <Run {...args} />,
} satisfies Meta<typeof QuizFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfflineDark: Story = { globals: dark };
export const OfflinePhone: Story = { globals: phone };
export const OfflinePhoneDark: Story = { globals: { ...phone, ...dark } };
export const Online: Story = { args: { cutOff: undefined, keptCount: 0 } };
export const Sending: Story = { args: { cutOff: undefined, keptCount: 1 } };
export const RightToLeftPhone: Story = { globals: { ...rightToLeft, ...phone } };
export const LongText: Story = {
  globals: phone,
  args: {
    title: 'Statistics of sampling, inference and everything after it '.repeat(4),
    summary: 'Hard, 1,250 questions '.repeat(4),
  },
};
export const Untimed: Story = {
  name: '[Z8] an attempt without a limit has no clock that keeps running',
  args: { isUntimed: true, timer: <QuizTimer secondsLeft={null} />, keptCount: 1 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('1 answer is saved on this device. We send it when you are back online.'),
    ).toBeVisible();
    await expect(canvas.getByText('1 answer not sent yet')).toBeVisible();
    await expect(canvas.queryByText(/keeps running/)).toBeNull();
  },
};

export const Unreachable: Story = {
  name: '[Z6] [X4] a reader whose browser has a connection is not told to be offline',
  args: { cutOff: 'unreachable' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('We could not reach the site.').closest('[role="status"]'),
    ).toHaveTextContent('2 answers are saved on this device. We send them when the site answers again.');
    await expect(canvas.queryByText(/offline|back online/)).toBeNull();
  },
};

export const Review: Story = {
  args: {
    timer: undefined,
    cutOff: undefined,
    keptCount: 0,
    progress: { label: 'Right', value: 18, max: 25 },
    map: (
      <QuizReviewMap
        questions={sampleMap.map(({ state }) => (state === 'open' ? 'open' : 'right'))}
        current={12}
        onSelect={onSelect}
      />
    ),
  },
  render: (args) => (
    <main>
      <QuizFrame {...args} onChoose={undefined} onFlag={undefined}>
        <QuizReview {...sampleQuestion} chosen="C" right={['B']} explanation={sampleQuestion.options.B} />
      </QuizFrame>
    </main>
  ),
};
export const ReviewPhoneDark: Story = { ...Review, globals: { ...phone, ...dark } };

export const Offline: Story = {
  name: '[Z6] an offline reader sees how many answers are stored and that the time keeps running',
  play: async ({ canvas }) => {
    const notice = canvas.getByText('You are offline.').closest('[role="status"]');
    await expect(notice).toHaveTextContent(
      'You are offline. 2 answers are saved on this device. We send them when you are back online. The clock keeps running.',
    );
    await expect(canvas.getByText('2 answers not sent yet')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Answered' })).toHaveAttribute(
      'aria-valuenow',
      '11',
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Statistics: sampling and inference',
    );
  },
};

export const Keys: Story = {
  name: '[Z2] letters and digits choose, the arrows move and F flags, but not with Ctrl',
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('d');
    await expect(canvas.getByRole('radio', { name: /^D/ })).toBeChecked();
    await userEvent.keyboard('1');
    await expect(canvas.getByRole('radio', { name: /^A/ })).toBeChecked();
    await expect(args.onChoose).toHaveBeenLastCalledWith('A');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(args.onNext).toHaveBeenCalledTimes(2);
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.keyboard('f');
    await expect(args.onFlag).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Unflag' })).toBeVisible();
    await userEvent.keyboard('{Control>}c{/Control}{Alt>}{ArrowLeft}{/Alt}5e');
    await expect(canvas.getByRole('radio', { name: /^A/ })).toBeChecked();
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

export const OptionsKeepTheirArrows: Story = {
  name: '[Z2] within the options the arrows select, and letters still work',
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: /^B/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /^C/ })).toBeChecked();
    await userEvent.keyboard('a');
    await expect(canvas.getByRole('radio', { name: /^A/ })).toBeChecked();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const FieldsKeepTheirKeys: Story = {
  name: '[Z2] typing in a field answers no question, and the keyboard shortcuts can be turned off',
  args: { map: <textarea aria-label="Report" /> },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Report' }), 'abcdf 1234{ArrowLeft}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(args.onFlag).not.toHaveBeenCalled();
    await expect(args.onPrevious).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off keyboard shortcuts' }));
    await userEvent.keyboard('c{ArrowRight}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on keyboard shortcuts' }));
    await userEvent.keyboard('c');
    await expect(args.onChoose).toHaveBeenLastCalledWith('C');
  },
};

export const RightToLeft: Story = {
  name: '[Z2] on a right-to-left page the left arrow goes forwards, and keys of other scripts count by position',
  globals: rightToLeft,
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onPrevious).not.toHaveBeenCalled();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ي', code: 'KeyD', bubbles: true }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('D');
    await expect(canvas.getByRole('group')).toBeVisible();
  },
};

export const FirstQuestion: Story = {
  name: '[Z2] at the first question Previous does nothing and keeps the focus',
  args: { onPrevious: undefined },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    previous.focus();
    await expect(previous).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled');
  },
};

export const AtTheFoot: Story = {
  name: '[Z2] on a phone Previous, Flag and Next stay at the foot of the screen while the question is visible',
  globals: phone,
  play: async ({ canvas }) => {
    window.scrollTo(0, 0);
    const { bottom } = canvas.getByRole('button', { name: 'Next' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(bottom).toBeGreaterThan(window.innerHeight - 40);
  },
};
