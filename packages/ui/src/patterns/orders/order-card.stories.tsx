import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, PackageCheck, PenLine } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { OrderCard, OrderCardSkeleton } from './order-card';

const meta = {
  title: 'Patterns/Order card',
  component: OrderCard,
  args: {
    to: '/orders/AW-7Q4KM9XT2B8C4D6F',
    number: 'AW-7Q4KM9XT2B8C4D6F',
    title: 'Buffer capacity of acetate solutions',
    facts: ['Coursework', '2,500 words'],
    state: { label: 'In progress', tone: 'accent', icon: PenLine },
    due: { text: 'Due in 5 days 21 h', note: 'Thu, Mar 5, 20:00 (GST)' },
    amount: '30 USD',
    unreadCount: 2,
  },
  decorators: [
    (Story) => (
      <div>
        <h2 className="sr-only">Orders</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
export const PhoneDark: Story = { globals: { ...phone, ...dark } };
export const RightToLeft: Story = { globals: rightToLeft };
export const Unpaid: Story = {
  args: {
    state: { label: 'Awaiting payment', tone: 'caution', icon: Clock },
    due: { text: 'To pay' },
    unreadCount: 0,
  },
};
export const Delivered: Story = {
  args: {
    state: { label: 'Delivered', tone: 'positive', icon: PackageCheck },
    due: { text: 'Please read it' },
  },
};
export const LateOnThePhone: Story = {
  globals: phone,
  args: { due: { text: 'Late by 3 h 20 min', note: 'Thu, Mar 5, 20:00 (GST)', isLate: true } },
};
export const LongText: Story = {
  globals: phone,
  args: { title: 'The quantitative methods of the social and behavioural sciences, and why '.repeat(3) },
};
export const Loading: Story = { render: () => <OrderCardSkeleton /> };

export const OneLink: Story = {
  name: '[O8] the card is one link named by its topic, and news are given in words',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: args.title });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', args.to);
    await expect(canvas.getByText('2 new messages')).toBeVisible();
  },
};
