import { waitText } from '@aw/contracts/duration-text';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { Timer } from 'lucide-react';
import type { Claim } from './use-claim';

type ClaimBarProps = { claim: Claim; isWriting: boolean; onReleased: () => void };

/** Shows who has claimed the question and for how long, with buttons to claim, extend or release it. */
export function ClaimBar({ claim, isWriting, onReleased }: ClaimBarProps) {
  switch (claim.state) {
    case 'own':
      return <OwnClaim claim={claim} onReleased={onReleased} />;
    case 'other':
      return (
        <Note tone="info" title="Another expert has claimed this question.">
          {`Their claim ends within ${waitText(claim.leftMs / 1000)}.`}
          {isWriting && ' Your text is safe.'}
        </Note>
      );
    case 'free':
      return isWriting ? <EndedClaim claim={claim} /> : <FreeQuestion claim={claim} />;
  }
}

function OwnClaim({ claim, onReleased }: Pick<ClaimBarProps, 'claim' | 'onReleased'>) {
  const { leftMs, take, release } = claim;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Badge tone={leftMs < 5 * 60_000 ? 'caution' : 'accent'} icon={Timer}>
        {`Yours for ${waitText(leftMs / 1000)} more`}
      </Badge>
      <span className="flex flex-wrap gap-1">
        <Button size="sm" variant="quiet" isPending={take.isPending} onClick={() => take.mutate()}>
          Restart the 30 minutes
        </Button>
        <Button
          size="sm"
          variant="quiet"
          isPending={release.isPending}
          onClick={() => release.mutate(undefined, { onSuccess: onReleased })}
        >
          Release
        </Button>
      </span>
    </div>
  );
}

function EndedClaim({ claim: { take } }: Pick<ClaimBarProps, 'claim'>) {
  return (
    <div role="status">
      <Note
        tone="caution"
        title="Your claim has ended."
        action={
          <Button size="sm" isPending={take.isPending} pendingLabel="Claiming…" onClick={() => take.mutate()}>
            Claim again
          </Button>
        }
      >
        Your text is safe. Claim the question again before you post, so that no one else answers it in the
        meantime.
      </Note>
    </div>
  );
}

function FreeQuestion({ claim: { take } }: Pick<ClaimBarProps, 'claim'>) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-15 text-ink-muted">
        Claim this question for 30 minutes, so that no one else answers it in the meantime. You can release it
        at any time. We keep what you wrote.
      </p>
      <Button isPending={take.isPending} pendingLabel="Claiming…" onClick={() => take.mutate()}>
        Claim for 30 minutes
      </Button>
    </div>
  );
}
