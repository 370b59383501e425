import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { Field } from './field';
import { Input } from './input';
import { Note } from './note';
import { useZodForm } from './use-zod-form';

const schema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, 'Please enter your name.')),
    code: z.string().check(z.regex(/^\d{6}$/, 'Please enter six digits.')),
    again: z.string(),
    isAgreed: z.boolean().check(z.refine((is) => is, 'Please agree.')),
  })
  .check(
    z.refine(({ code, again }) => code === again, { path: ['again'], error: 'The codes are not the same.' }),
  );

type SampleProps = {
  send: (values: object) => unknown;
  recheck?: 'all' | 'shown' | 'untyped';
  isCheckedWhenLeft?: boolean;
};

function Sample({ send, ...rest }: SampleProps) {
  const { formProps, field, choice, errors, note, submitProps } = useZodForm(schema, {
    ...rest,
    send,
    explain: (error) =>
      error instanceof Error ? { note: error.message } : { errors: { name: 'It is taken.' } },
  });
  const agreed = choice('isAgreed');
  return (
    <form {...formProps} className="grid max-w-80 gap-4">
      <Field label="Name" error={errors.name}>
        <Input {...field('name')} />
      </Field>
      <Field label="Code" error={errors.code}>
        <Input {...field('code')} />
      </Field>
      <Field label="Code again" error={errors.again}>
        <Input {...field('again')} />
      </Field>
      <Checkbox
        label="I agree"
        isChecked={agreed.value === true}
        onCheckedChange={agreed.set}
        error={errors.isAgreed}
      />
      {note && <Note tone="danger">{note}</Note>}
      <Button {...submitProps} pendingLabel="Sending...">
        Send
      </Button>
    </form>
  );
}

const meta = {
  title: 'Primitives/Form',
  component: Sample,
  args: { send: fn() },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

function partsOf(place: HTMLElement) {
  const canvas = within(place);
  return {
    canvas,
    name: canvas.getByLabelText('Name'),
    code: canvas.getByLabelText('Code'),
    again: canvas.getByLabelText('Code again'),
    agreed: canvas.getByRole('checkbox'),
    send: canvas.getByRole('button', { name: 'Send' }),
  };
}

async function fill(place: HTMLElement, code = '123456') {
  const { name, agreed, again, code: field } = partsOf(place);
  await userEvent.type(name, ' Layla ');
  await userEvent.type(field, code);
  await userEvent.type(again, code);
  await userEvent.click(agreed);
}

export const SentWhenRight: Story = {
  play: async ({ canvasElement, args }) => {
    const { send, name, canvas } = partsOf(canvasElement);
    await userEvent.click(send);
    await canvas.findByText('Please enter your name.');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Please enter your name.');
    await expect(canvas.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    await expect(args.send).not.toHaveBeenCalled();
    await fill(canvasElement);
    await waitFor(() => expect(canvas.queryByText('Please enter your name.')).toBeNull());
    await waitFor(() => expect(canvas.queryByText('Please agree.')).toBeNull());
    await userEvent.click(send);
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(1));
    await expect(args.send).toHaveBeenCalledWith({
      name: 'Layla',
      code: '123456',
      again: '123456',
      isAgreed: true,
    });
  },
};

export const RefusedByTheServer: Story = {
  args: { send: fn(() => Promise.reject('taken')) },
  play: async ({ canvasElement }) => {
    const { send, name, canvas } = partsOf(canvasElement);
    await fill(canvasElement);
    await userEvent.click(send);
    await canvas.findByText('It is taken.');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'x');
    await waitFor(() => expect(canvas.queryByText('It is taken.')).toBeNull());
  },
};

export const FailedOnTheWay: Story = {
  args: { send: fn(() => Promise.reject(new Error('You are offline.'))) },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await userEvent.click(partsOf(canvasElement).send);
    await within(canvasElement).findByText('You are offline.');
  },
};

export const SentOnceAtATime: Story = {
  args: { send: fn(() => new Promise(() => {})) },
  play: async ({ canvasElement, args }) => {
    const { name, canvas } = partsOf(canvasElement);
    await fill(canvasElement);
    await userEvent.type(name, '{Enter}');
    await canvas.findByRole('button', { name: 'Sending...' });
    await userEvent.type(name, '{Enter}{Enter}');
    await expect(args.send).toHaveBeenCalledTimes(1);
  },
};

export const CheckedWhenLeft: Story = {
  args: { recheck: 'shown', isCheckedWhenLeft: true },
  play: async ({ canvasElement }) => {
    const { name, code, canvas } = partsOf(canvasElement);
    await userEvent.type(code, '12');
    await expect(canvas.queryByText('Please enter six digits.')).toBeNull();
    await userEvent.click(name);
    await canvas.findByText('Please enter six digits.');
    await userEvent.tab();
    await expect(canvas.queryByText('Please enter your name.')).toBeNull();
    await userEvent.type(code, '3456');
    await waitFor(() => expect(canvas.queryByText('Please enter six digits.')).toBeNull());
    await userEvent.type(code, '7');
    await expect(canvas.queryByText('Please enter six digits.')).toBeNull();
  },
};

export const MessagesGoWithTyping: Story = {
  args: { recheck: 'untyped' },
  play: async ({ canvasElement }) => {
    const { code, again, send, canvas } = partsOf(canvasElement);
    await fill(canvasElement);
    await userEvent.type(again, '7');
    await userEvent.click(send);
    await canvas.findByText('The codes are not the same.');
    await userEvent.type(code, '7');
    await waitFor(() => expect(canvas.queryByText('The codes are not the same.')).toBeNull());
    await expect(canvas.queryByText('Please enter six digits.')).toBeNull();
  },
};

/** Prerendered page, whose fields can be filled in before this code has loaded. */
export const TypedBeforeTheCodeCame: Story = {
  render: () => <div data-page />,
  play: async ({ canvasElement, args }) => {
    const page = canvasElement.querySelector<HTMLElement>('[data-page]') ?? canvasElement;
    page.innerHTML = renderToString(<Sample send={args.send} />);
    const { send, ...fields } = partsOf(page);
    await expect(send).toBeDisabled();
    for (const [name, text] of [
      ['name', 'Layla'],
      ['code', '123456'],
    ] as const)
      await userEvent.type(fields[name], text);
    const root = hydrateRoot(page, <Sample send={args.send} />);
    await waitFor(() => expect(send).toBeEnabled());
    await expect(fields.name).toHaveValue('Layla');
    await userEvent.type(fields.again, '123456');
    await userEvent.click(fields.agreed);
    await userEvent.click(send);
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ name: 'Layla', code: '123456' })),
    );
    root.unmount();
  },
};

export const FilledInWithoutAnEvent: Story = {
  play: async ({ canvasElement, args }) => {
    const { send, name } = partsOf(canvasElement);
    await fill(canvasElement);
    // Some password managers set values like this, without an event that React notices.
    if (name instanceof HTMLInputElement) name.value = 'Noor';
    await userEvent.click(send);
    await waitFor(() => expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ name: 'Noor' })));
  },
};
