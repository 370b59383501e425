import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, rightToLeft } from '../../primitives/story-globals';
import { Ledger } from './ledger';

const meta = {
  title: 'Patterns/Ledger',
  component: Ledger,
  args: {
    rows: [
      { label: 'You have', value: '3 credits' },
      { label: 'This document', value: '−1 credit' },
    ],
    total: { label: 'Left after this', value: '2 credits' },
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof Ledger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Price: Story = {
  args: {
    size: 'large',
    rows: [
      { label: 'Price', value: '40 USD' },
      { label: 'Discount 50%', value: '−20 USD' },
    ],
    total: { label: 'Final Price', value: '20 USD' },
  },
};
export const Dark: Story = { ...Price, globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = {
  args: {
    rows: [
      { label: 'A rather long name of what has been taken into account here', value: '1,234,567 credits' },
    ],
  },
};
