import { longDate } from '@aw/contracts/long-date';
import { requestErasure } from '@aw/contracts/users/account';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Field, FieldGroup } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { RadioGroup } from '@aw/ui/primitives/radio-group';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useId } from 'react';
import * as z from 'zod/mini';
import { api } from '~/lib/api';
import { formFailure } from '../failure';
import { useAccountChange } from '../use-account-change';

const alwaysErased = [
  'Your name, email address, password, passkeys and codes.',
  'Your sign-ins, our emails to you, and what you viewed, rated, downloaded and unlocked.',
  'Credits and rewards you have not used.',
];

const sharedItems = 'Your uploads with their files, your questions and answers.';

const sharedKept = 'Your uploads, questions and answers, without your name.';

const alwaysKept = [
  'Orders and payments, without your name.',
  'The credit history and the log of changes, without your name.',
  'Courses you added.',
];

const confirmWord = 'erase';
const schema = z.object({
  shared: z.string(),
  word: z.string().check(z.refine((typed) => typed.trim().toLowerCase() === confirmWord)),
});
const choices = [
  { value: 'keep', label: 'Keep them for others, without my name' },
  { value: 'remove', label: 'Erase them too' },
];

/** Explains what an erasure deletes and keeps. The person has to type a word to request it. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { toast } = useToast();
  const erase = useAccountChange((keepsShared: boolean) =>
    api.call(requestErasure, { body: { keepsShared } }),
  );
  const { form, formProps, field, choice, note, submitProps } = useZodForm(schema, {
    defaultValues: { shared: 'keep', word: '' },
    send: async ({ shared }) => {
      const { erasure } = await erase.mutateAsync(shared === 'keep');
      const day = erasure ? `on ${longDate(erasure.eraseAfter)}` : 'in 14 days';
      toast({
        title: 'Your account will be erased',
        description: `We will erase it ${day}. Until then, you can undo this.`,
        about: 'erasure',
      });
      onClose();
    },
    explain: formFailure,
  });
  const shared = choice('shared');
  const isConfirmed = schema.shape.word.safeParse(form.watch('word')).success;

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Erase your account?"
      description="We erase it in 14 days and email you a confirmation. Until then, you can sign in and undo it. We sign out every other browser now."
      actions={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          <Button
            {...submitProps}
            form={formId}
            variant="danger-solid"
            disabled={!isConfirmed}
            pendingLabel="Requesting..."
          >
            Erase my account
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps} className="grid gap-4">
        <ErasureSummary keepsShared={shared.value === 'keep'} />
        <FieldGroup label="What happens to your uploads and questions?">
          <RadioGroup options={choices} value={shared.value} onValueChange={shared.set} />
        </FieldGroup>
        <Field label={`Type the word ${confirmWord} to confirm`} isRequired>
          <Input {...field('word')} autoComplete="off" />
        </Field>
        {note && <Note tone="danger">{note}</Note>}
      </form>
    </Dialog>
  );
}

/** Lists what is erased and what is kept for the current choice. */
function ErasureSummary({ keepsShared }: { keepsShared: boolean }) {
  return (
    <dl className="grid gap-3 border-y border-line py-3 text-14 sm:grid-cols-2">
      <Part title="What is erased" lines={keepsShared ? alwaysErased : [...alwaysErased, sharedItems]} />
      <Part title="What is kept" lines={keepsShared ? [sharedKept, ...alwaysKept] : alwaysKept} />
    </dl>
  );
}

function Part({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="font-strong">{title}</dt>
      {lines.map((line) => (
        <dd key={line} className="text-ink-muted">
          {line}
        </dd>
      ))}
    </div>
  );
}
