import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { NewTermsDialog } from './new-terms-dialog';

type SampleProps = Omit<ComponentProps<typeof NewTermsDialog>, 'isOpen' | 'onOpenChange'>;

function Sample(props: SampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Read and accept</Button>
      <NewTermsDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const changes = [
  {
    day: '2026-09-01',
    date: 'September 1, 2026',
    summary: 'Refunds reach you within 5 days.\nBefore: 7 days.',
  },
  { day: '2026-02-01', date: 'February 1, 2026', summary: 'Unlock credits never expire.' },
];

const meta = {
  title: 'Patterns/New terms dialog',
  component: Sample,
  args: {
    changes,
    termsTo: '/terms',
    onAccept: fn(),
    isAccepting: false,
    onSignOut: fn(),
    isSigningOut: false,
  },
  play: async () => {
    await open();
  },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Read and accept' }));
  return within(await screen.findByRole('dialog', { name: 'Our Terms of Use have changed' }));
}

export const SaysWhatChanged: Story = {
  name: '[U2] the dialog says what changed and when, and opens the Terms in a new tab',
  play: async () => {
    const dialog = await open();
    await expect(dialog.getAllByText(/^Changed on/)).toHaveLength(2);
    await waitFor(() => expect(dialog.getByText('Unlock credits never expire.')).toBeVisible());
    await expect(dialog.getByRole('link', { name: 'Read the Terms of Use' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

export const ByKeyboard: Story = {
  name: '[U2] [X10] new terms are accepted with the keyboard alone, and Escape closes the dialog without a decision',
  play: async ({ args }) => {
    const opener = screen.getByRole('button', { name: 'Read and accept' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const accept = within(dialog).getByRole('button', { name: 'Accept' });
    for (let stop = 0; stop < 5 && document.activeElement !== accept; stop += 1) await userEvent.tab();
    await expect(accept).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

export const SignsOut: Story = {
  name: '[U2] a person can sign out instead',
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const WithoutSummary: Story = { args: { changes: [] } };
export const Accepting: Story = { args: { isAccepting: true } };
export const Failed: Story = {
  args: { failure: 'You are offline. Nothing was lost. Please try again.' },
};
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };

export const OnThePhone: Story = {
  name: '[U2] [X15] the dialog fits the window of a phone, however long the summary is',
  globals: phone,
  args: { changes: [{ ...(changes[0] ?? { day: '', date: '' }), summary: 'A long sentence. '.repeat(120) }] },
  play: async () => {
    await open();
    const box = screen.getByRole('dialog').getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
