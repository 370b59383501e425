import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { AnswerSteps, type AnswerStepsProps } from './answer-steps';
import { threeSteps } from './sample-answers';

const meta = {
  title: 'Patterns/Answer steps',
  component: AnswerSteps,
  args: { label: 'Hints', steps: threeSteps, onReveal: fn() },
  decorators: [(Story) => <div className="max-w-180">{Story()}</div>],
} satisfies Meta<typeof AnswerSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpened: Story = {};
export const FirstOpenedDark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const PhoneDark: Story = { globals: { ...phone, ...dark } };
export const NoneOpened: Story = { args: { steps: threeSteps.map((step) => ({ ...step, html: null })) } };
export const AllOpened: Story = {
  args: { steps: threeSteps.map((step) => ({ ...step, html: threeSteps[0]?.html ?? null })) },
};
export const Opening: Story = { args: { pendingNumber: 2 } };
export const OpeningDark: Story = { args: { pendingNumber: 2 }, globals: dark };
export const NotOpened: Story = {
  args: { failure: { number: 2, text: 'You are offline. Nothing was lost. Please try again.' } },
};
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  globals: phone,
  args: { steps: [{ number: 1, label: `Look at ${'x'.repeat(60)} `.repeat(3), html: null }] },
};

/** Reveals each step that is requested, as the server does. */
function WithServer(props: AnswerStepsProps) {
  const [steps, setSteps] = useState(props.steps);
  const reveal = (number: number) => {
    props.onReveal(number);
    setSteps(steps.map((step) => (step.number === number ? { ...step, html: '<p>A hint.</p>' } : step)));
  };
  return <AnswerSteps {...props} steps={steps} onReveal={reveal} />;
}

export const ByKeyboard: Story = {
  name: '[Q15] hints open one at a time by keyboard, each only after the one before it',
  args: { onReveal: fn() },
  render: (args) => <WithServer {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const step = (name: RegExp) => canvas.getByRole('button', { name });
    await expect(step(/Hint 1/)).toHaveAttribute('aria-expanded', 'true');
    await expect(step(/Hint 3.*opens after hint 2/)).toHaveAttribute('aria-disabled', 'true');

    step(/Hint 3/).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReveal).not.toHaveBeenCalled();

    step(/Hint 2/).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReveal).toHaveBeenCalledOnce();
    await expect(args.onReveal).toHaveBeenCalledWith(2);
    await expect(step(/Hint 2/)).toHaveFocus();
    await expect(step(/Hint 2/)).toHaveAttribute('aria-expanded', 'true');
    await expect(step(/Hint 3/)).not.toHaveAttribute('aria-disabled');

    await userEvent.keyboard(' ');
    await expect(step(/Hint 2/)).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onReveal).toHaveBeenCalledOnce();
  },
};

export const OnItsWay: Story = {
  name: '[Q15] a loading hint is requested only once, and a failed one can be requested again',
  args: { pendingNumber: 2, onReveal: fn() },
  render: (args) => (
    <div className="grid gap-4">
      <AnswerSteps {...args} />
      <AnswerSteps
        {...args}
        label="Hints again"
        pendingNumber={undefined}
        failure={{ number: 2, text: 'It did not come.' }}
      />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const pending = within(canvas.getByRole('list', { name: 'Hints' })).getByRole('button', {
      name: /Hint 2/,
    });
    await expect(pending).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(pending);
    await expect(args.onReveal).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReveal).toHaveBeenCalledOnce();
    await expect(args.onReveal).toHaveBeenCalledWith(2);
  },
};
