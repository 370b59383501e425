import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './error-state';

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: {
    title: 'Documents did not load',
    children: 'Your search is kept.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { args: { requestId: 'req-7f3a1c' } };
export const Offline: Story = { args: { cause: 'offline' } };
export const WithoutRetry: Story = { args: { onRetry: undefined } };
export const Dark: Story = { ...Offline, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongTextOnThePhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { requestId: 'req-7f3a1c'.repeat(8), children: 'word '.repeat(60) },
};

export const Retry: Story = {
  name: '[X4] an error is announced and its retry works by keyboard',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Documents did not load');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  name: '[X4] while a retry runs, the button says so and does not start another',
  args: { isRetrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trying again…' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
