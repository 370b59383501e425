import { Icon } from '@aw/ui/primitives/icon';
import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIsOnline } from '~/lib/use-is-online';
import { savedText } from './saved-text';
import type { Draft } from './use-draft-saver';

type SavedLineProps = { draft: Pick<Draft, 'state' | 'isStoredHere'>; hasAccount: boolean };

const tickMs = 1000;

/** Says when and where the form was saved, or why the server refused it. */
export function SavedLine({ draft, hasAccount }: SavedLineProps) {
  const { state, isStoredHere } = draft;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const isOnline = useIsOnline();
  const text = savedText(state, { isStoredHere, hasAccount, isOnline }, now);
  const sign = { clean: Check, waiting: Check, saved: Check, retrying: CloudOff, refused: TriangleAlert };
  return (
    // Has the height of its line from the start, so that the form below does not move.
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
