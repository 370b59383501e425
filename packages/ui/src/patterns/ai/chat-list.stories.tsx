import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DropdownItem } from '../../primitives/dropdown-menu';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { ChatList } from './chat-list';

const remove = fn();
const chat = (id: string, title: string, isCurrent = false) => ({
  id,
  title,
  to: `/ai-chat?chat=${id}`,
  isCurrent,
});

const meta = {
  title: 'Patterns/Chat list',
  component: ChatList,
  args: {
    groups: [
      {
        label: 'Today',
        chats: [chat('a', 'What happens when a guard fails?', true), chat('b', 'Elasticity')],
      },
      { label: 'This week', chats: [chat('c', 'Half-equivalence point and pKa'), chat('d', 'x'.repeat(80))] },
    ],
    menuOf: ({ id }) => (
      <DropdownItem icon={Trash2} tone="danger" onSelect={() => remove(id)}>
        Delete
      </DropdownItem>
    ),
  },
  decorators: [(Story) => <div className="w-60">{Story()}</div>],
} satisfies Meta<typeof ChatList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {};
export const GroupsDark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
export const RightToLeft: Story = { globals: rightToLeft };

export const Menu: Story = {
  name: '[A5] each chat has its own menu, and the open chat is marked',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('guard fails');
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Elasticity' }));
    await userEvent.click(within(document.body).getByRole('menuitem', { name: 'Delete' }));
    await expect(remove).toHaveBeenCalledWith('b');
  },
};
