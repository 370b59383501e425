import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquare } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { ActionCard } from './action-card';

const meta = {
  title: 'Patterns/Action card',
  component: ActionCard,
  args: {
    icon: MessageSquare,
    title: 'Chat with this PDF',
    text: 'Answers cite the page they come from.',
    to: '/ai-chat?document=2',
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof ActionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };
export const LongText: Story = { args: { text: 'Answers cite the page they come from. '.repeat(4) } };

export const OneLink: Story = {
  name: '[D7] the card is one link named by its title',
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: args.title });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', args.to);
  },
};
