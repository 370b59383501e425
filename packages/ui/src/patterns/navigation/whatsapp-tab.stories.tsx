import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { WhatsAppTab } from './whatsapp-tab';

const meta = {
  title: 'Patterns/WhatsApp tab',
  component: WhatsAppTab,
  args: { to: 'https://wa.example/15550100?text=Hello' },
  decorators: [(Story) => <div className="min-h-60">{Story()}</div>],
} satisfies Meta<typeof WhatsAppTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {};
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };

export const Reachable: Story = {
  name: '[X2] the WhatsApp tab is reached by keyboard and opens the chat',
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Chat on WhatsApp' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', args.to);
  },
};
