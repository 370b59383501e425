import { longDate } from '@aw/contracts/long-date';
import { type ChangedPolicy, closePrivacyNote } from '@aw/contracts/users/policies';
import { PolicyChanges } from '@aw/ui/patterns/policy-changes';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { paths } from '~/lib/paths';
import { usePolicyAnswer } from './use-policy-answer';

/** Announces changes of the Privacy Policy until the person closes the note or reads the policy, in any browser. */
export function PrivacyNote({ policy }: { policy: ChangedPolicy }) {
  const close = usePolicyAnswer(closePrivacyNote);
  return (
    <Note
      tone="info"
      title="Our Privacy Policy has changed."
      action={
        <Button
          size="sm"
          isPending={close.isPending}
          pendingLabel="Closing…"
          onClick={() => close.mutate(policy.version)}
        >
          Close
        </Button>
      }
    >
      <div className="my-2">
        <PolicyChanges
          changes={policy.changes.map((change) => ({ ...change, date: longDate(change.day, 'UTC') }))}
        />
      </div>
      <Link to={paths.privacy} onClick={() => close.mutate(policy.version)}>
        Read the Privacy Policy
      </Link>
    </Note>
  );
}
