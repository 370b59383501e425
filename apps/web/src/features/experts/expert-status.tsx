import type { ExpertProfile } from '@aw/contracts/experts/profile';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';

/** Where the application stands and what staff said about it; nothing where there is nothing to say. */
export function ExpertStatus({ profile }: { profile: ExpertProfile }) {
  const { status, reason, appliedAt, askedSubjects } = profile;
  if (status === 'applied')
    return (
      <Note tone="info" title="Waiting for a decision.">
        {appliedAt && (
          <>
            Sent: <Time value={appliedAt} />.{' '}
          </>
        )}
        You are told by e-mail when it is decided.
      </Note>
    );
  if (status === 'refused' || status === 'ended')
    return (
      <Note
        tone="caution"
        title={status === 'refused' ? 'Your application was not accepted.' : 'Your role has ended.'}
      >
        {reason ?? 'Our staff gave no reason. Write to support to have it reviewed.'}
      </Note>
    );
  if (askedSubjects.length === 0) return null;
  return (
    <Note tone="info" title="Waiting for a decision:">
      {askedSubjects.join(', ')}. You can answer questions in your other subjects meanwhile.
    </Note>
  );
}
