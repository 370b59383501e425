import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { RemoveDocumentDialog } from './remove-document-dialog';

type SampleProps = Omit<ComponentProps<typeof RemoveDocumentDialog>, 'isOpen' | 'onOpenChange'>;

function Sample(props: SampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Remove</Button>
      <RemoveDocumentDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const counted = { isCounted: true, uploadCount: 9, points: 100, credits: 5, laterCredits: 0 };

const meta = {
  title: 'Patterns/Remove document dialog',
  component: Sample,
  args: {
    title: 'Elasticity along the demand curve',
    effect: counted,
    onRetry: fn(),
    onRemove: fn(async () => undefined),
  },
  play: open,
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByRole('alertdialog');
}

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const confirm = () => screen.getByRole('button', { name: 'Remove document' });

export const TakesCredits: Story = {
  name: '[D27] the dialog says what will be taken back before anything is removed',
  play: async ({ args }) => {
    await open();
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /You will have 9 uploads that count\. We take back 100 reward points and 5 unlock credits\./,
    );
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const TakesLaterCredits: Story = {
  name: '[D27] the dialog says how many spent credits will be deducted from later ones',
  args: { effect: { ...counted, points: 0, credits: 1, laterCredits: 4 } },
  play: async () => {
    await open();
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /We take back 1 unlock credit\. You have already spent 4 credits that it helped to earn\./,
    );
  },
};

export const TakesNothing: Story = {
  args: { effect: { ...counted, uploadCount: 1, points: 0, credits: 0 } },
};
export const NotCounted: Story = {
  args: { effect: { isCounted: false, uploadCount: 3, points: 0, credits: 0, laterCredits: 0 } },
};

export const Loading: Story = {
  name: '[D27] nothing can be removed while the effect is loading',
  args: { effect: 'loading' },
  play: async () => {
    await open();
    await expect(confirm()).toBeDisabled();
  },
};

export const Failed: Story = {
  name: '[D27] if the effect did not load, the dialog offers to retry',
  args: { effect: 'failed' },
  play: async ({ args }) => {
    await open();
    await expect(confirm()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  name: '[D27] a removal is confirmed with the keyboard alone, Cancel is focused first, and the focus returns',
  play: async ({ args }) => {
    screen.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep the document' })).toHaveFocus());
    await userEvent.tab();
    await expect(confirm()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
  },
};

export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const OnThePhone: Story = {
  globals: phone,
  args: {
    title: 'A very long title of a document that goes on '.repeat(4).trim(),
    effect: { ...counted, laterCredits: 2 },
  },
  play: async () => {
    await open();
    const box = screen.getByRole('alertdialog').getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
