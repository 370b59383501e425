import {
  type StaffSynonym,
  staffAddSynonym,
  staffChangeSynonym,
  synonymLimits,
} from '@aw/contracts/search/staff';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useState } from 'react';
import { isConflictOrUncertain } from '../../actions/failure-text';
import { type DialogState, FormDialog } from '../../actions/form-dialog';
import { useAction } from '../../actions/use-action';
import { useConsole } from '../../services/console-services';
import { meaningLines, synonymSchema, synonymText, type TypedSynonym } from './synonym-form';

type SynonymDialogProps = DialogState & {
  /** Synonym to edit, as the server has it now. Without it, the dialog adds one. */
  synonym?: StaffSynonym;
  /** Words that a new synonym starts with. */
  words?: string;
};

/** Adds or edits a synonym. If a colleague changes it meanwhile, the dialog shows their version and keeps what was typed. */
export function SynonymDialog({ synonym, words = '', ...dialog }: SynonymDialogProps) {
  const { api } = useConsole();
  const [openedVersion] = useState(synonym?.version);
  const { formProps, field, choice, errors } = useZodForm(synonymSchema, {
    defaultValues: {
      words: synonym?.words ?? words,
      meanings: synonym?.meanings.join('\n') ?? '',
      isMutual: synonym?.isMutual ?? true,
    },
    send: (typed) => save.mutate(typed),
  });
  const isMutual = choice('isMutual');
  const save = useAction({
    send: ({ meanings, ...typed }: TypedSynonym) => {
      const body = { ...typed, meanings: meaningLines(meanings) };
      return synonym
        ? api.call(staffChangeSynonym, {
            params: { id: synonym.id },
            body: { ...body, version: synonym.version },
          })
        : api.call(staffAddSynonym, { body });
    },
    done: (saved) => ({
      title: synonym ? 'Synonym changed' : 'Synonym added',
      description: `${synonymText(saved)}. Searches use it within a minute.`,
    }),
    failed: synonym ? 'The synonym was not changed.' : 'The synonym was not added.',
    log: synonym && { name: 'this synonym', target: `synonym:${synonym.id}` },
    isErrorShown: true,
    isStaleAfter: isConflictOrUncertain,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      title={synonym ? `Edit “${synonym.words}”` : 'Add a synonym'}
      description="A search for the words also finds documents that have a meaning instead."
      submitLabel={synonym ? 'Save' : 'Add synonym'}
      pendingLabel="Saving…"
      isPending={save.isPending}
      failure={save.failure}
      formProps={formProps}
    >
      {synonym && synonym.version !== openedVersion && (
        <Note tone="caution">
          A colleague changed this synonym while you were editing it. It is now: {synonymText(synonym)}. If
          you save, your version replaces it.
        </Note>
      )}
      <Field
        label="Words"
        help={`What people type, such as calc. At most ${synonymLimits.words} words. Capitals and accents do not matter.`}
        error={errors.words}
        isRequired
      >
        <Input {...field('words')} maxLength={synonymLimits.characters} autoComplete="off" />
      </Field>
      <Field
        label="Meanings"
        help={`What it also means, such as calculus. One in each line, at most ${synonymLimits.meanings}.`}
        error={errors.meanings}
        isRequired
      >
        <Textarea {...field('meanings')} rows={3} autoComplete="off" />
      </Field>
      <Checkbox
        label="In every direction"
        help="A search for one of the meanings also finds the words and the other meanings. Turn this off for short words with several meanings."
        isChecked={isMutual.value}
        onCheckedChange={isMutual.set}
      />
    </FormDialog>
  );
}
