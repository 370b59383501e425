import { Button } from '../../primitives/button';
import { ConfirmDialog } from '../../primitives/confirm-dialog';
import { formatCount } from '../../primitives/format-count';
import { Spinner } from '../../primitives/spinner';

type RemovalEffect = {
  /** True when the document counts towards rewards and credits now. */
  isCounted: boolean;
  /** Number of uploads that count after the removal. */
  uploadCount: number;
  /** Reward points and unspent credits that the removal takes at once. */
  points: number;
  credits: number;
  /** Spent credits that are deducted from later ones. */
  laterCredits: number;
};

type RemoveDocumentDialogProps = {
  title: string;
  /** Effect of the removal: `loading` until the server answers, `failed` if it does not. */
  effect: RemovalEffect | 'loading' | 'failed';
  onRetry: () => void;
  /** The dialog closes when this succeeds. If it throws, the dialog stays and says so. */
  onRemove: () => Promise<void>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Asks before a person removes their own document, and explains the effect on their credits first. */
export function RemoveDocumentDialog(props: RemoveDocumentDialogProps) {
  const { title, effect, onRetry, onRemove, isOpen, onOpenChange } = props;
  return (
    <ConfirmDialog
      title={`Remove “${title}”?`}
      description={
        <span className="grid gap-2">
          <span>
            We remove it from the library at once. Anyone who unlocked it can still read it. You can restore
            it within 30 days.
          </span>
          <EffectText effect={effect} onRetry={onRetry} />
        </span>
      }
      confirmLabel="Remove document"
      pendingLabel="Removing…"
      cancelLabel="Keep the document"
      isReady={typeof effect === 'object'}
      onConfirm={onRemove}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}

function EffectText({ effect, onRetry }: Pick<RemoveDocumentDialogProps, 'effect' | 'onRetry'>) {
  if (effect === 'loading')
    return (
      <span className="flex items-center gap-2">
        <Spinner /> Checking what this changes for your credits…
      </span>
    );
  if (effect === 'failed')
    return (
      <span className="flex flex-wrap items-center gap-2 text-ink">
        We could not check what this changes for your credits. Nothing was removed.
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      </span>
    );
  return (
    <span className="text-ink" data-effect="">
      {effectSentences(effect).join(' ')}
    </span>
  );
}

/** Describes in whole sentences how a removal changes rewards and credits. */
function effectSentences({ isCounted, uploadCount, points, credits, laterCredits }: RemovalEffect) {
  if (!isCounted)
    return ['It does not count towards rewards and credits, so your points and credits stay as they are.'];
  const counted = `It no longer counts. You will have ${formatCount(uploadCount, 'upload')} that ${uploadCount === 1 ? 'counts' : 'count'}.`;
  const taken = [
    points > 0 && formatCount(points, 'reward point'),
    credits > 0 && formatCount(credits, 'unlock credit'),
  ]
    .filter((part) => part !== false)
    .join(' and ');
  return [
    counted,
    taken === ''
      ? laterCredits === 0 && 'Your points and credits stay as they are.'
      : `We take back ${taken}.`,
    laterCredits > 0 &&
      `You have already spent ${formatCount(laterCredits, 'credit')} that it helped to earn. We will take the same number from the next credits you earn.`,
  ].filter((sentence) => sentence !== false);
}
