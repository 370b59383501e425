import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { NotificationMenu } from './notification-menu';

const createdAt = '2026-11-25T08:30:00.000Z';
const notifications = [
  {
    id: 3,
    title: 'Order AW-1042: Your order is delivered',
    link: '/orders/AW-1042',
    createdAt,
    isRead: false,
  },
  { id: 2, title: 'Reward earned: 5 documents uploaded', link: '/profile', createdAt, isRead: false },
  {
    id: 1,
    title: 'Not in the library: Thermodynamics, all weeks, with every exercise and its solution',
    link: '/documents/17',
    createdAt,
    isRead: true,
  },
];

const meta = {
  title: 'Patterns/Notification menu',
  component: NotificationMenu,
  args: { notifications, onOpen: fn(), onReadAll: fn() },
  decorators: [
    (Story) => (
      <div className="relative flex min-h-120 items-start justify-end bg-surface p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByText(/^Notifications/, { selector: 'summary *' }));
};

export const Closed: Story = {};
export const Desk: Story = {
  play: async (context) => {
    await opened?.(context);
    await expect(context.canvas.getAllByRole('link')).toHaveLength(notifications.length);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(context.args.onReadAll).toHaveBeenCalled();
  },
};
export const Phone: Story = { globals: phone, play: opened };
export const PhoneDark: Story = { globals: { ...phone, ...dark }, play: opened };
export const RightToLeft: Story = { globals: rightToLeft, play: opened };
export const Empty: Story = { args: { notifications: [] }, play: opened };
export const Failed: Story = {
  args: {
    notifications: undefined,
    failure: 'The notifications did not load. Nothing is lost; please try again later.',
  },
  play: opened,
};
