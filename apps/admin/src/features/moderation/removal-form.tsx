import { reportKindFacts } from '@aw/contracts/moderation/reasons';
import type { ModerationCaseDetail } from '@aw/contracts/moderation/staff';
import { PromptChip } from '@aw/ui/primitives/chip';
import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import type { KeyboardEvent } from 'react';
import * as z from 'zod/mini';
import { RemovalCauseFields, useRemovalCause } from '../../actions/removal-cause';
import { requiredText } from '../../actions/required-text';
import { PanelSection } from '../../resource-list/item-panel';
import { useDraft } from '../../services/use-draft';
import { firstReason, removalReasons, removalReasonsOf } from './removal-reasons';
import type { Decision } from './use-decision';

const schema = z.object({ reason: requiredText('Please enter a reason; the author will see it.') });

type Removal = Extract<Decision, { decision: 'remove' }>;

/** Returns the form for the reason of a removal. It starts with the most likely reason and survives a reload. */
export function useRemovalForm(entry: ModerationCaseDetail, remove: (removal: Removal) => void) {
  const draft = useDraft(`moderation:${entry.id}`);
  const { hasCause } = reportKindFacts[entry.kind];
  const cause = useRemovalCause({
    isForCause: hasCause,
    isForCopyright: hasCause && isAboutCopyright(entry),
  });
  const { form, formProps, submit, field, errors } = useZodForm(schema, {
    defaultValues: { reason: draft.text || firstReason(entry) },
    send: ({ reason }) => remove({ decision: 'remove', reason, ...cause.chosen }),
    onTyped: ({ reason }) => draft.change(reason),
  });
  const reason = form.watch('reason');
  return {
    formProps,
    field: field('reason'),
    error: errors.reason,
    send: () => void submit(),
    /** Fills in a text and moves to the field, where it can be edited. */
    fill: (text: string) => {
      form.setValue('reason', text, { shouldValidate: true });
      draft.change(text);
      form.setFocus('reason');
    },
    /** Moves to the field. */
    focus: () => form.setFocus('reason'),
    /** Label of the button that removes: with the name of the reason, if it is one of the templates. */
    label: removeLabel(reason),
    cause,
    clear: draft.clear,
  };
}

/** Returns 'Remove: copyright', or 'Remove' for a reason that is not a template. */
function removeLabel(reason: string): string {
  const template = removalReasons.find(({ text }) => text === reason.trim());
  return template ? `Remove: ${template.label.toLowerCase()}` : 'Remove';
}

/** Returns true if most reports say that a document is someone else's work. */
const isAboutCopyright = ({ reasons }: ModerationCaseDetail) => reasons[0]?.reason === 'copyright';

/** Says who will read the reason. */
function readersOf({ author, kind }: ModerationCaseDetail): string {
  if (author) return 'The author will see it.';
  return kind === 'chat_answer'
    ? 'The person who asked will see it.'
    : 'Everyone who took the quiz will see it.';
}

type RemovalFormProps = { entry: ModerationCaseDetail; form: ReturnType<typeof useRemovalForm> };

/** Form for the reason that the author or the quiz takers read, with templates to start from. */
export function RemovalForm({ entry, form }: RemovalFormProps) {
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.send();
  };
  return (
    <PanelSection title="If you remove it">
      <form {...form.formProps} className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap gap-1.5">
          {removalReasonsOf(entry.kind).map(({ label, text }) => (
            <PromptChip key={label} onClick={() => form.fill(text)}>
              {label}
            </PromptChip>
          ))}
        </div>
        <Field
          label="Reason"
          help={`${readersOf(entry)} Press Ctrl+Enter to remove.`}
          error={form.error}
          isRequired
        >
          <Textarea {...form.field} rows={3} maxLength={500} onKeyDown={sendByKey} />
        </Field>
        {reportKindFacts[entry.kind].hasCause && <RemovalCauseFields cause={form.cause} />}
      </form>
    </PanelSection>
  );
}
