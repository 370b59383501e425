import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button, IconButton } from './button';
import { Sheet } from './sheet';

const pages = ['Blog', 'Company', 'Students', 'Educators', 'Resources'];

const meta = {
  title: 'Primitives/Sheet',
  component: Sheet,
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Menu',
    trigger: <IconButton label="Open menu" icon={Menu} />,
    children: (
      <ul className="grid gap-1">
        {pages.map((page) => (
          <li key={page}>
            <a href={`#${page}`} className="flex min-h-11 items-center text-ink no-underline">
              {page}
            </a>
          </li>
        ))}
      </ul>
    ),
  },
  play: open,
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog');
}

export const FromTheEnd: Story = {};
export const FromTheStart: Story = { args: { side: 'start' } };
export const FromBelow: Story = {
  args: { side: 'bottom', title: 'Filters', footer: <Button isBlock>Show 214 documents</Button> },
};
export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    title: 'A title that is far too long for the head of a sheet',
    children: (
      <p>
        {'word '.repeat(900)}
        <a href="#more">more</a>
      </p>
    ),
  },
};

export const Keyboard: Story = {
  name: '[X15] the slide-in menu works by keyboard: it opens, moves, closes and returns to its button',
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.tab();
    await expect(sheet.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  },
};

export const Scrim: Story = {
  name: '[X15] pressing beside a sheet closes it',
  play: async () => {
    await open();
    const sheet = screen.getByRole('dialog');
    const scrim = sheet.previousElementSibling;
    if (!scrim) throw new Error('no scrim behind the sheet');
    await userEvent.click(scrim, { pointerEventsCheck: 0 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
