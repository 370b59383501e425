import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { Button } from '../../primitives/button';
import { Input } from '../../primitives/input';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import type { FormFailure } from '../../primitives/use-zod-form';
import { EditDocumentDialog, type TypedDocument } from './edit-document-dialog';

type SampleProps = Omit<ComponentProps<typeof EditDocumentDialog<TypedDocument>>, 'isOpen' | 'onOpenChange'>;

function Sample(props: SampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Edit</Button>
      {isOpen && <EditDocumentDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}

const optionsOf = (values: string[]) => values.map((value) => ({ value, label: value }));

const meta = {
  title: 'Patterns/Edit document dialog',
  component: Sample,
  args: {
    values: {
      title: 'Elasticity along the demand curve',
      description: 'Why a straight line has many elasticities.',
      documentType: 'Study Guide',
      term: 'Fall 2026',
    },
    schema: z.object({
      title: z.string().check(z.trim(), z.minLength(1, 'Please provide a title for your document.')),
      description: z.string(),
      documentType: z.string(),
      term: z.string(),
    }),
    types: optionsOf(['Notes', 'Study Guide', 'Exam']),
    terms: [{ value: '', label: 'No term' }, ...optionsOf(['Fall 2026', 'Spring 2027'])],
    subject: <Input defaultValue="Economics" />,
    school: <Input defaultValue="Khalifa University" />,
    course: <Input defaultValue="ECON 201 Microeconomics" />,
    onSave: fn(async () => undefined),
    explain: (): FormFailure => ({ note: 'You are offline. Nothing was changed; please try again.' }),
  },
  play: open,
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByRole('dialog');
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const title = () => screen.getByRole('textbox', { name: /Title/ });
const save = () => screen.getByRole('button', { name: 'Save changes' });

export const Desk: Story = {};
export const Dark: Story = { globals: dark };
export const RightToLeft: Story = { globals: rightToLeft };

export const OnThePhone: Story = {
  globals: phone,
  play: async () => {
    await open();
    const box = screen.getByRole('dialog').getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Saves: Story = {
  name: '[D27] a document is edited and saved with the keyboard alone, and the focus returns',
  play: async ({ args }) => {
    screen.getByRole('button', { name: 'Edit' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    title().focus();
    await userEvent.clear(title());
    await userEvent.keyboard('Elasticity');
    save().focus();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Elasticity', term: 'Fall 2026' }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
};

export const NeedsTitle: Story = {
  name: '[D27] an empty title is refused with a message under its field',
  play: async ({ args }) => {
    await open();
    await userEvent.clear(title());
    await userEvent.click(save());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please provide a title');
    await expect(title()).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Fails: Story = {
  name: '[D27] a failure is shown, and everything typed stays',
  args: { onSave: fn(() => Promise.reject(new Error('offline'))) },
  play: async () => {
    await open();
    await userEvent.type(title(), ' again');
    await userEvent.click(save());
    await screen.findByText(/You are offline/);
    await expect(title()).toHaveValue('Elasticity along the demand curve again');
  },
};
