import { type StaffAnswer, staffUnverifyAnswer, staffVerifyAnswer } from '@aw/contracts/questions/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { Time } from '@aw/ui/primitives/time';
import { BadgeCheck, CircleCheck, Undo2 } from 'lucide-react';
import { isConflictOrUncertain } from '../../../actions/failure-text';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { useMay } from '../../../session/use-may';

type AnswerVerificationProps = { answer: StaffAnswer; isOnSite: boolean };

/** Shows who verified an answer, and verifies it or removes the verification. A failure is shown below. */
export function AnswerVerification({ answer, isOnSite }: AnswerVerificationProps) {
  const { verification, isAccepted, status } = answer;
  const mayVerify = useMay()('questions.moderate');
  const { verify, unverify } = useVerification(answer);
  const failure = verify.failure ?? unverify.failure;
  return (
    <footer className="grid grid-cols-1 gap-2 border-t border-line pt-2.5 text-13">
      <div className="flex flex-wrap gap-x-3 gap-y-1">
        {isAccepted && (
          <Badge tone="accent" icon={CircleCheck} isPlain>
            Accepted by the person who asked
          </Badge>
        )}
        {verification ? <Verified verification={verification} /> : <span>Not verified.</span>}
      </div>
      {mayVerify && isOnSite && status === 'visible' && (
        <div>
          {verification ? (
            <Button
              size="sm"
              icon={Undo2}
              isPending={unverify.isPending}
              pendingLabel="Removing…"
              onClick={() => unverify.mutate()}
            >
              Remove verification
            </Button>
          ) : (
            <Button
              size="sm"
              icon={BadgeCheck}
              isPending={verify.isPending}
              pendingLabel="Verifying…"
              onClick={() => verify.mutate()}
            >
              Verify
            </Button>
          )}
        </div>
      )}
      {failure && <Note tone="danger">{failure}</Note>}
    </footer>
  );
}

function Verified({
  verification: { by, name, at },
}: {
  verification: NonNullable<StaffAnswer['verification']>;
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-1 wrap-anywhere">
      <Badge tone="positive" icon={BadgeCheck} isPlain>
        Verified
      </Badge>{' '}
      <span>
        by <bdi>{name ?? (by === 'staff' ? 'staff' : 'an expert')}</bdi>
        {by === 'expert' && ', a second expert'}, <Time value={at} />
      </span>
    </span>
  );
}

function useVerification({ id, editedAt, expert }: StaffAnswer) {
  const { api } = useConsole();
  const shared = {
    log: { name: 'this answer', target: `answer:${id}` },
    isErrorShown: true,
    isStaleAfter: isConflictOrUncertain,
  };
  const unverify = useAction({
    ...shared,
    send: () => api.call(staffUnverifyAnswer, { params: { id } }),
    done: () => ({
      title: 'Verification removed',
      description: 'The expert keeps what they earned.',
    }),
    failed: 'The verification was not removed.',
    onDone: () => verify.reset(),
  });
  const verify = useAction({
    ...shared,
    // Only the version that was read is verified.
    send: () => api.call(staffVerifyAnswer, { params: { id }, body: { editedAt } }),
    done: () => ({
      title: 'Answer verified',
      description: expert.isApproved
        ? 'Its question shows “Solved by verified expert”.'
        : 'Its author is no longer an expert, so the badge of the question does not change.',
      action: { label: 'Undo', onSelect: () => unverify.mutate() },
    }),
    failed: 'The answer was not verified.',
    onDone: () => unverify.reset(),
  });
  return { verify, unverify };
}
