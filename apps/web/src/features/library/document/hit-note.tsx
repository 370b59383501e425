import { Button } from '@aw/ui/primitives/button';
import type { ReadingPlace } from './document-address';

type HitNoteProps = { place: ReadingPlace; isLocked: boolean; onShowText: () => void };

/** Says why the document opened at this page: the word that was searched for stands on it. */
export function HitNote({ place, isLocked, onShowText }: HitNoteProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-muted">
      <span>
        “{place.q}” is on page {place.page}
        {isLocked ? ', which opens with the unlock.' : '.'}
      </span>
      {!isLocked && place.view === 'pages' && (
        <Button size="sm" variant="quiet" onClick={onShowText}>
          Show it in the text
        </Button>
      )}
    </p>
  );
}
