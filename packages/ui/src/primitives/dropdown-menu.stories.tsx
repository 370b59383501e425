import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Download, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from './button';
import { DropdownItem, DropdownLabel, DropdownMenu, DropdownSeparator } from './dropdown-menu';

const onSelect = fn();

const meta = {
  title: 'Primitives/DropdownMenu',
  component: DropdownMenu,
  args: {
    trigger: (
      <Button variant="quiet" icon={ChevronDown}>
        Students
      </Button>
    ),
    children: (
      <>
        <DropdownItem asChild>
          <a href="#documents">Study documents</a>
        </DropdownItem>
        <DropdownItem asChild>
          <a href="#questions">Questions</a>
        </DropdownItem>
        <DropdownItem isDisabled>Certificates</DropdownItem>
        <DropdownSeparator />
        <DropdownLabel>This list</DropdownLabel>
        <DropdownItem icon={Download} onSelect={onSelect}>
          Export as CSV
        </DropdownItem>
        <DropdownItem icon={Trash2} tone="danger" onSelect={onSelect}>
          Delete all
        </DropdownItem>
      </>
    ),
  },
  // While a menu is open, aria-expanded names its trigger; axe must check the open menu.
  play: open,
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Students' }));
  await screen.findByRole('menu');
}

export const Open: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const OnThePhone: Story = { args: { align: 'end' }, globals: { viewport: { value: 'phone' } } };

export const Keyboard: Story = {
  name: '[X10] the keyboard opens a menu, skips disabled rows, selects one and returns to the button',
  play: async () => {
    onSelect.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const documents = await screen.findByRole('menuitem', { name: 'Study documents' });
    await waitFor(() => expect(documents).toHaveFocus());
    await expect(documents.tagName).toBe('A');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Export as CSV' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Students' })).toHaveFocus();
  },
};

export const Escape: Story = {
  name: '[X10] Escape closes a menu without choosing',
  play: async () => {
    onSelect.mockClear();
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(onSelect).not.toHaveBeenCalled();
  },
};
