import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PayBar } from '../patterns/orders/pay-bar';
import { Button } from './button';
import { Dialog } from './dialog';
import { type ToastMessage, ToastProvider, useToast } from './toast';

const uploaded: ToastMessage = {
  title: 'Document Uploaded Successfully!',
  description: '“Titration curve of acetic acid” has been uploaded to the platform.',
  tone: 'positive',
};
const rewarded: ToastMessage = { title: 'Reward Earned!', description: 'You earned 5 unlock credits.' };

function Demo({ messages }: { messages: ToastMessage[] }) {
  const { toast } = useToast();
  return <Button onClick={() => messages.forEach(toast)}>Show</Button>;
}

const meta = {
  title: 'Primitives/Toast',
  component: ToastProvider,
  args: { children: null },
  render: () => <Demo messages={[uploaded]} />,
  play: async () => show(),
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

async function show() {
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
}

async function visibleToast() {
  const [item, ...others] = await screen.findAllByRole('listitem');
  await expect(others).toHaveLength(0);
  if (!item) throw new Error('no toast is shown');
  return item;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const Positive: Story = {};
export const Plain: Story = { render: () => <Demo messages={[rewarded]} /> };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Demo messages={[{ title: 'تم رفع المستند', description: 'تم رفع المستند إلى المنصة.' }]} />,
};

const retry = fn();
const failed: ToastMessage = {
  title: 'Upload Failed',
  description: 'There was an error uploading your document. Please try again.',
  tone: 'danger',
  action: { label: 'Retry', onSelect: retry },
};

export const DangerWithAction: Story = {
  name: '[X3] the action of a toast runs once and closes it',
  render: () => <Demo messages={[failed]} />,
  play: async () => {
    retry.mockClear();
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Upload Failed')).toBeNull());
  },
};

export const DangerDark: Story = {
  globals: { theme: 'dark' },
  render: () => <Demo messages={[failed]} />,
};

export const LongOnThePhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Demo
      messages={[
        { title: 'A title that is longer than a line of the phone', description: 'word '.repeat(40) },
      ]}
    />
  ),
  play: async () => {
    await show();
    const box = (await visibleToast()).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongAddress: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Demo
      messages={[{ title: 'Link sent', description: `${'a.very.long.address.'.repeat(6)}@example.com` }]}
    />
  ),
  play: async () => {
    await show();
    const toast = await visibleToast();
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth);
  },
};

export const AbovePayBar: Story = {
  name: '[O5] on a phone a toast does not cover the pay bar',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div className="grid min-h-screen content-between">
      <Demo messages={[failed]} />
      <PayBar label="2,500 words, final price" amount="30 USD">
        <Button variant="primary">Pay 30 USD</Button>
      </PayBar>
    </div>
  ),
  play: async () => {
    await show();
    const toast = (await visibleToast()).getBoundingClientRect();
    const button = screen.getByRole('button', { name: 'Pay 30 USD' }).getBoundingClientRect();
    await expect(toast.bottom).toBeLessThan(button.top);
  },
};

export const SecondWaits: Story = {
  name: '[X3] the second toast waits for the first',
  render: () => <Demo messages={[uploaded, rewarded]} />,
  play: async () => {
    await show();
    await expect(await visibleToast()).toHaveTextContent(uploaded.title);
    await expect(screen.queryByText(rewarded.title)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await screen.findByText(rewarded.title);
    await expect(await visibleToast()).not.toHaveTextContent(uploaded.title);
  },
};

const refusals = ['Please fill in all fields', 'Password Mismatch', 'Account Created!'].map((title) => ({
  title,
  about: 'sign-up',
}));

export const SameMatter: Story = {
  name: '[X3] a later message on the same subject replaces the outdated ones',
  render: () => <Demo messages={[uploaded, ...refusals, rewarded]} />,
  play: async () => {
    await show();
    for (const title of [uploaded.title, 'Account Created!', rewarded.title]) {
      await screen.findByText(title);
      await expect(await visibleToast()).toHaveTextContent(title);
      await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
      await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    }
    await expect(screen.queryByRole('listitem')).toBeNull();
  },
};

function DialogDemo() {
  const { toast } = useToast();
  return (
    <Dialog title="Add course" isOpen onOpenChange={() => {}}>
      <Button onClick={() => toast(failed)}>Show</Button>
    </Dialog>
  );
}

export const BesideADialog: Story = {
  name: '[X3] a toast shown over an open dialog is found by its role, and its action works',
  render: () => <DialogDemo />,
  play: async () => {
    retry.mockClear();
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(screen.getByRole('dialog', { name: 'Add course' })).toBeVisible();
  },
};

function LaterDialogDemo() {
  const { toast } = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const show = () => {
    toast(failed);
    setTimeout(() => setIsOpen(true), 100);
  };
  return isOpen ? (
    <Dialog title="The link for your colleague" isOpen onOpenChange={setIsOpen} />
  ) : (
    <Button onClick={show}>Show</Button>
  );
}

export const BeforeADialog: Story = {
  name: '[X3] a toast from before a dialog opened can still be pressed, and the dialog stays open',
  render: () => <LaterDialogDemo />,
  play: async () => {
    retry.mockClear();
    await show();
    const dialog = await screen.findByRole('dialog', { name: 'The link for your colleague' });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
    // It may still be fading in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

const batch = ['First', 'Second', 'Third'].map((title) => ({ title }));
const earned: ToastMessage[] = ['Reward Earned!', 'Credits Earned!'].map((title) => ({
  title,
  isFirst: true,
}));

export const FirstOnes: Story = {
  name: '[X3] messages about rewards go ahead of waiting ones, in order, and never replace the visible one',
  render: () => <Demo messages={[...batch, ...earned]} />,
  play: async () => {
    await show();
    for (const title of ['First', 'Reward Earned!', 'Credits Earned!', 'Second', 'Third']) {
      await screen.findByText(title);
      await expect(await visibleToast()).toHaveTextContent(title);
      await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
      await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    }
  },
};

const many = Array.from({ length: 8 }, (_, index) => ({ title: `Toast number ${index + 1}` }));

export const NoneLost: Story = {
  name: '[X3] eight toasts are shown one by one, in order, and none is lost',
  render: () => <Demo messages={many} />,
  play: async () => {
    await show();
    for (const { title } of many) {
      await screen.findByText(title);
      await expect(await visibleToast()).toHaveTextContent(title);
      await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
      await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    }
    await expect(screen.queryByRole('listitem')).toBeNull();
  },
};

export const FiveSeconds: Story = {
  name: '[X3] a toast disappears after five seconds',
  play: async () => {
    await show();
    await visibleToast();
    await pause(4500);
    await expect(await visibleToast()).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull(), { timeout: 1500 });
  },
};

export const PauseOnHover: Story = {
  name: '[X3] hovering a toast pauses its time, and leaving it resumes the rest',
  play: async () => {
    await show();
    const toast = await visibleToast();
    await pause(2500);
    await userEvent.hover(toast);
    await pause(3500);
    await expect(toast).toBeVisible();
    await userEvent.unhover(toast);
    await pause(1500);
    await expect(toast).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull(), { timeout: 2000 });
  },
};

export const KeyF8: Story = {
  name: '[X3] F8 focuses the toast, which then waits until Escape',
  play: async () => {
    await show();
    const toast = await visibleToast();
    await userEvent.keyboard('{F8}');
    await expect(toast).toHaveFocus();
    await pause(5600);
    await expect(toast).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  },
};

async function swipe(toast: HTMLElement, distance: number) {
  const at = (x: number) => ({ pointerId: 1, button: 0, clientX: 100 + x, clientY: 20, bubbles: true });
  await fireEvent.pointerDown(toast, at(0));
  for (const share of [0.2, 0.6, 1]) await fireEvent.pointerMove(toast, at(distance * share));
  await fireEvent.pointerUp(toast, at(distance));
}

export const Swipe: Story = {
  name: '[X3] a swipe of 50 px to the right keeps a toast, one of 51 px dismisses it',
  play: async () => {
    await show();
    const toast = await visibleToast();
    await swipe(toast, 50);
    await pause(400);
    await expect(toast).toBeVisible();
    await swipe(toast, 51);
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull(), { timeout: 1000 });
  },
};

export const TimeAfterDismissal: Story = {
  name: '[X3] a toast after a dismissed one is shown for its own five seconds',
  render: () => <Demo messages={[uploaded, rewarded]} />,
  play: async () => {
    await show();
    await visibleToast();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    const second = await screen.findByText(rewarded.title);
    await userEvent.hover(screen.getByRole('button', { name: 'Show' }));
    await pause(4300);
    await expect(second).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull(), { timeout: 2500 });
  },
};
