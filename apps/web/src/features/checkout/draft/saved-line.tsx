import { Icon } from '@aw/ui/primitives/icon';
import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { savedText } from './saved-text';
import type { Draft } from './use-draft-saver';

type SavedLineProps = { draft: Pick<Draft, 'state' | 'isStoredHere'>; hasAccount: boolean };

const tickMs = 1000;

/** Says since when and where the form is kept; a refusal says why it is not on the server. */
export function SavedLine({ draft, hasAccount }: SavedLineProps) {
  const { state, isStoredHere } = draft;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const text = savedText(state, { isStoredHere, hasAccount }, now);
  const sign = { clean: Check, waiting: Check, saved: Check, offline: CloudOff, refused: TriangleAlert };
  return (
    // As tall as its line from the start, so that the form below stays where it is.
    <p className="flex min-h-5.25 items-start gap-1.5 text-14 text-ink-muted">
      {text && (
        <span className="mt-0.5">
          <Icon icon={sign[state.status]} size="sm" />
        </span>
      )}
      {text}
    </p>
  );
}
