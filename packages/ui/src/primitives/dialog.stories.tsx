import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from './button';
import { Combobox } from './combobox';
import { Dialog } from './dialog';
import { Field } from './field';
import { Input } from './input';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    title: 'Add a course',
    description: 'It will be listed for everybody at this school.',
    trigger: <Button>Add course</Button>,
    actions: <Button variant="primary">Add course</Button>,
    children: (
      <Field label="Course code" isRequired>
        <Input placeholder="CHEM 112L" />
      </Field>
    ),
  },
  play: open,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Add course' }));
  await screen.findByRole('dialog');
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Medium: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LongTextOnThePhone: Story = {
  name: '[X15] a long dialog scrolls inside the window of a phone',
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'A title that goes on for longer than the line of a telephone',
    children: <p>{'What you have to know before you go on. '.repeat(80)}</p>,
  },
  play: async () => {
    await open();
    const box = screen.getByRole('dialog').getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Keyboard: Story = {
  name: '[X10] a dialog starts in its first field, keeps the focus, and Escape returns it',
  play: async () => {
    const trigger = screen.getByRole('button', { name: 'Add course' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Add a course' });
    await expect(dialog).toHaveAccessibleDescription('It will be listed for everybody at this school.');
    await expect(screen.getByRole('textbox', { name: 'Course code' })).toHaveFocus();
    for (let stop = 0; stop < 5; stop += 1) {
      await expect(dialog.contains(document.activeElement)).toBe(true);
      await userEvent.tab();
    }
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(trigger).toHaveFocus();
  },
};

export const OpenedFromOutside: Story = {
  name: '[X10] a dialog without a trigger returns the focus to the element that had it',
  args: { trigger: undefined },
  render: function Outside(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Change something</Button>
        {isOpen && <Dialog {...args} isOpen onOpenChange={setIsOpen} />}
      </>
    );
  },
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Change something' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Cross: Story = {
  name: '[X5] the cross closes a dialog',
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
  },
};

export const ListInside: Story = {
  name: '[X10] Escape in an open list closes the list, not the dialog around it',
  args: {
    children: (
      <Field label="School">
        <Combobox
          query="Kha"
          options={[{ value: '1', label: 'Khalifa University' }]}
          onQueryChange={() => undefined}
          onSelect={() => undefined}
        />
      </Field>
    ),
  },
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};
