import { waitText } from '@aw/contracts/duration-text';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { Timer } from 'lucide-react';
import type { Claim } from './use-claim';

type ClaimBarProps = { claim: Claim; isWriting: boolean; onReleased: () => void };

/** Whose turn it is to answer and for how long, and taking the turn, keeping it or giving it back. */
export function ClaimBar({ claim, isWriting, onReleased }: ClaimBarProps) {
  switch (claim.state) {
    case 'own':
      return <OwnClaim claim={claim} onReleased={onReleased} />;
    case 'other':
      return (
        <Note tone="info" title="Another expert is answering this question.">
          {`Their claim ends in ${waitText(claim.leftMs / 1000)} at the latest.`}
          {isWriting && ' Your text stays here and is kept.'}
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
          Take 30 more minutes
        </Button>
        <Button
          size="sm"
          variant="quiet"
          isPending={release.isPending}
          onClick={() => release.mutate(undefined, { onSuccess: onReleased })}
        >
          Give it back
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
        Your text stays here and is kept. Claim the question again before you post it, so that nobody answers
        it meanwhile.
      </Note>
    </div>
  );
}

function FreeQuestion({ claim: { take } }: Pick<ClaimBarProps, 'claim'>) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-15 text-ink-muted">
        Claim the question for 30 minutes: nobody else answers it meanwhile. You can give it back, and what
        you wrote is kept.
      </p>
      <Button isPending={take.isPending} pendingLabel="Claiming…" onClick={() => take.mutate()}>
        Claim for 30 minutes
      </Button>
    </div>
  );
}
