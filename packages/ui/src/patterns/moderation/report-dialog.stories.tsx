import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import type { FormFailure } from '../../primitives/use-zod-form';
import { ReportDialog, type ReportReasonOption, type TypedReport } from './report-dialog';

const reasons: ReportReasonOption[] = [
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'abuse', label: 'Harassment or abuse' },
  {
    value: 'personal_information',
    label: 'Personal information',
    help: 'Someone’s name, address, grades or picture.',
  },
  { value: 'misleading', label: 'Wrong or misleading' },
  {
    value: 'duplicate',
    label: 'Duplicate',
    help: 'The same question is already on the site.',
    needs: 'question',
  },
  { value: 'other', label: 'Something else', needs: 'note' },
];

type SampleProps = Omit<ComponentProps<typeof ReportDialog>, 'isOpen' | 'onOpenChange'>;

function Sample(props: SampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Report</Button>
      <ReportDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const meta = {
  title: 'Patterns/Report dialog',
  component: Sample,
  args: {
    noun: 'question',
    reasons,
    onSend: fn(async () => undefined),
    explain: (): FormFailure => ({ note: 'You are offline. Nothing was lost. Please try again.' }),
  },
  play: open,
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  await screen.findByRole('dialog');
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));
const note = () => screen.getByRole('textbox', { name: /Anything else|What is it/ });

export const Desk: Story = {};
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const OnThePhone: Story = {
  globals: phone,
  play: async () => {
    await open();
    await choose('Duplicate');
    const box = screen.getByRole('dialog').getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongText: Story = {
  args: {
    noun: 'answer of somebody who wrote at length',
    reasons: reasons.map((one) => ({
      ...one,
      help: 'A long explanation of what this reason is for. '.repeat(3),
    })),
  },
};

export const Private: Story = {
  name: '[A7] a report about private content says what staff will see, and is sent like any other',
  args: { noun: 'AI answer', disclosure: 'Our staff will see this answer and your message before it.' },
  play: async ({ args }) => {
    await open();
    await expect(screen.getByRole('dialog', { name: 'Report this AI answer' })).toHaveAccessibleDescription(
      'Our staff will see this answer and your message before it.',
    );
    await choose('Wrong or misleading');
    await send();
    await expect(await screen.findByRole('status')).toHaveTextContent('we will tell you the decision');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Sends: Story = {
  name: '[Q11] a report is sent with the keyboard alone, is acknowledged, and the focus returns',
  play: async ({ args }) => {
    screen.getByRole('button', { name: 'Report' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    screen.getByRole('radio', { name: 'Spam or advertising' }).focus();
    await userEvent.keyboard('{ArrowDown} ');
    await userEvent.tab();
    await expect(note()).toHaveFocus();
    await userEvent.keyboard(' The last line. ');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Send report' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('status')).toHaveTextContent('Thank you.');
    await expect(args.onSend).toHaveBeenCalledWith({
      reason: 'abuse',
      note: 'The last line.',
      duplicateOf: '',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await gone();
    await expect(screen.getByRole('button', { name: 'Report' })).toHaveFocus();
    await open();
    await expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await expect(note()).toHaveValue('');
  },
};

export const NoReason: Story = {
  name: '[Q11] without a reason nothing is sent, and an error is shown under the reasons',
  play: async ({ args }) => {
    await open();
    await send();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a reason.');
    await expect(screen.getByRole('radio', { name: 'Spam or advertising' })).toHaveFocus();
    await choose('Spam or advertising');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const SomethingElse: Story = {
  name: '[Q11] the reason "Something else" needs a note',
  play: async ({ args }) => {
    await open();
    await choose('Something else');
    await userEvent.type(note(), '   ');
    await send();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please say what is wrong with it.');
    await expect(note()).toHaveFocus();
    await userEvent.type(note(), 'It is empty.');
    await send();
    await screen.findByRole('status');
    await expect(args.onSend).toHaveBeenCalledWith({
      reason: 'other',
      note: 'It is empty.',
      duplicateOf: '',
    });
  },
};

export const Duplicate: Story = {
  name: '[Q11] a duplicate report needs the other question, and the server’s error is shown under its address',
  args: {
    onSend: fn(async ({ duplicateOf }: TypedReport) => {
      if (duplicateOf === '/questions/1') throw new Error('refused');
    }),
    explain: () => ({ errors: { duplicateOf: 'This question is not on the site.' } }),
  },
  play: async () => {
    await open();
    await choose('Duplicate');
    const address = screen.getByRole('textbox', { name: /earlier question/ });
    await send();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please add the link');
    await expect(address).toHaveFocus();
    await userEvent.type(address, '/questions/1');
    await send();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This question is not on the site.'),
    );
    await userEvent.clear(address);
    await userEvent.type(address, '/questions/12');
    await send();
    await expect(await screen.findByRole('status')).toHaveTextContent('Thank you.');
  },
};

let attempts = 0;

export const Fails: Story = {
  name: '[X4] typed text stays after a failure and when the dialog is closed',
  args: {
    onSend: fn(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('offline');
    }),
  },
  play: async () => {
    attempts = 0;
    await open();
    await choose('Wrong or misleading');
    await userEvent.type(note(), 'Line 3.');
    await send();
    await expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    await userEvent.keyboard('{Escape}');
    await gone();
    await open();
    await expect(screen.getByRole('radio', { name: 'Wrong or misleading' })).toBeChecked();
    await expect(note()).toHaveValue('Line 3.');
    await send();
    await screen.findByRole('status');
  },
};
