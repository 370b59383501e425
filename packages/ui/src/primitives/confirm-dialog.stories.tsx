import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';

const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete all 12,480 documents?',
    description: 'Pages, text and unlocks go with them.',
    confirmLabel: 'Delete All',
    pendingLabel: 'Deleting...',
    cancelLabel: 'Keep them',
    confirmWord: 'documents',
    onConfirm: fn(),
    trigger: (
      <Button variant="danger" icon={Trash2}>
        Delete documents
      </Button>
    ),
  },
  play: open,
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete documents' }));
  await screen.findByRole('alertdialog');
}

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const WithWord: Story = {};
export const WithoutWord: Story = { args: { confirmWord: undefined, title: 'Remove this file?' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const OnThePhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TypedWord: Story = {
  name: '[M2] the button deletes only after the word is typed',
  play: async ({ args }) => {
    await open();
    const confirm = screen.getByRole('button', { name: 'Delete All' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Type documents' }), 'docum{Enter}');
    await expect(confirm).toBeDisabled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox'), 'ents');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await gone();
  },
};

export const SafeFirst: Story = {
  name: '[M2] cancelling keeps everything and returns the focus',
  args: { confirmWord: undefined },
  play: async ({ args }) => {
    await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep them' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Delete documents' })).toHaveFocus();
  },
};

let attempts = 0;

export const Fails: Story = {
  name: '[X4] when the action fails, the dialog stays, says so, and can be tried again',
  args: {
    confirmWord: undefined,
    onConfirm: fn(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('offline');
    }),
  },
  play: async ({ args }) => {
    attempts = 0;
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Delete All' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Please try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Delete All' }));
    await gone();
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
};
