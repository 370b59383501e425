import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { Deadline } from './deadline';

const meta = {
  title: 'Patterns/Deadline',
  component: Deadline,
  args: {
    label: 'Due in',
    value: '5 days 21 h',
    note: 'Thu, Mar 5, 20:00 (GST)',
    at: '2026-03-05T16:00:00Z',
    exact: 'Thursday, March 5, 2026, 20:00 Gulf Standard Time',
  },
} satisfies Meta<typeof Deadline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTime: Story = {};
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const LateDark: Story = {
  globals: dark,
  args: { label: 'Late by', value: '3 h 20 min', isLate: true },
};
export const LongOnThePhone: Story = {
  globals: phone,
  args: { value: '365 days 23 h', note: 'Wednesday, September 30, 2027, 23:59' },
};

export const Late: Story = {
  name: '[O8] late work is called late in words, with its due time',
  args: { label: 'Late by', value: '3 h 20 min', isLate: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Late by')).toBeVisible();
    await expect(canvas.getByText('Thu, Mar 5, 20:00 (GST)')).toHaveAttribute(
      'datetime',
      '2026-03-05T16:00:00Z',
    );
  },
};
