import { issueErrors } from '@aw/contracts/api-error';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useDraft } from '../../services/use-draft';

/** Names of the fields in the server's errors, both of the call and of the front matter that they are written to. */
const fieldNames = {
  'change.day': 'day',
  lastChanged: 'day',
  'change.summary': 'summary',
  changes: 'summary',
};

/** Returns the typed date and summary of a change, which survive a reload. */
export function usePolicyChange(name: string) {
  const day = useDraft(`text-change-day:${name}`);
  const summary = useDraft(`text-change-summary:${name}`);
  return {
    day,
    summary,
    /** Body of the call; undefined while both fields are empty. */
    body: day.text || summary.text.trim() ? { day: day.text, summary: summary.text } : undefined,
    clear: () => {
      day.clear();
      summary.clear();
    },
  };
}

type PolicyChangeFieldsProps = {
  change: ReturnType<typeof usePolicyChange>;
  /** True for the Terms of Use, which people accept again. Other policies are only announced. */
  isTerms: boolean;
  error: unknown;
};

/** Asks for the date and summary of a changed policy, and says who will see them. */
export function PolicyChangeFields({ change, isTerms, error }: PolicyChangeFieldsProps) {
  const errors = issueErrors(error, fieldNames);
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-y border-line py-4">
      <legend className="sr-only">Change of the policy</legend>
      <Note tone="info" title="If the words change, fill in both fields.">
        {isTerms
          ? 'We will ask everyone with an account to accept the new Terms, and show them your summary.'
          : 'Everyone with an account will see a note with your summary once.'}{' '}
        If you only change formatting, a link or the summary, leave both fields empty.{' '}
        {isTerms ? 'Then no one is asked again.' : 'Then no one sees a note.'}
      </Note>
      <Field
        label="Date of this change"
        help="The page shows it as “Last changed”, below the date of the first version."
        error={errors.day}
      >
        <Input
          type="date"
          value={change.day.text}
          onChange={(event) => change.day.change(event.target.value)}
        />
      </Field>
      <Field label="What changed, in plain words" error={errors.summary}>
        <Textarea
          rows={4}
          maxLength={2_000}
          value={change.summary.text}
          onChange={(event) => change.summary.change(event.target.value)}
        />
      </Field>
    </fieldset>
  );
}
