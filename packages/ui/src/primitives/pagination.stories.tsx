import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadMore } from './pagination';

const meta = {
  title: 'Primitives/LoadMore',
  component: LoadMore,
  args: { shownCount: 20, totalCount: 1214, noun: 'documents', hasMore: true, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};
export const WithoutTotal: Story = { args: { totalCount: undefined } };
export const Loading: Story = { args: { isLoading: true } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const OnThePhone: Story = { globals: { viewport: { value: 'phone' } } };

export const End: Story = {
  name: '[D1] at the end of a list there is no button to load more',
  args: { shownCount: 1214, hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1,214 of 1,214 documents');
  },
};

export const Grows: Story = {
  name: '[X10] the new count is announced, and the focus stays on the button',
  render: function Growing(args) {
    const [shown, setShown] = useState(20);
    return (
      <LoadMore
        {...args}
        shownCount={shown}
        onLoadMore={() => {
          args.onLoadMore();
          setShown(shown + 20);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole('status');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await expect(status).toHaveTextContent('Showing 40 of 1,214 documents');
    await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveFocus();
  },
};
