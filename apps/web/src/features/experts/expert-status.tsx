import type { ExpertProfile } from '@aw/contracts/experts/profile';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';

/** The status of the application with the reason that staff gave. Renders nothing if there is nothing to report. */
export function ExpertStatus({ profile }: { profile: ExpertProfile }) {
  const { status, reason, appliedAt, askedSubjects } = profile;
  if (status === 'applied')
    return (
      <Note tone="info" title="We are reviewing your application.">
        {appliedAt && (
          <>
            Sent: <Time value={appliedAt} />.{' '}
          </>
        )}
        We will email you when we decide.
      </Note>
    );
  if (status === 'refused' || status === 'ended')
    return (
      <Note
        tone="caution"
        title={
          status === 'refused' ? 'Your application was not accepted.' : 'You are no longer an expert here.'
        }
      >
        {reason ?? 'Our staff gave no reason. Write to support if you want us to review the decision.'}
      </Note>
    );
  if (askedSubjects.length === 0) return null;
  return (
    <Note tone="info" title="Waiting for a decision:">
      {askedSubjects.join(', ')}. You can answer questions in your other subjects in the meantime.
    </Note>
  );
}
