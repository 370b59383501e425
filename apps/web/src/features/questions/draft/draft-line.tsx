import { Button } from '@aw/ui/primitives/button';
import { Icon } from '@aw/ui/primitives/icon';
import { Note } from '@aw/ui/primitives/note';
import { formatClock } from '@aw/ui/primitives/time';
import { Check, CloudOff, CloudUpload } from 'lucide-react';
import { savedText } from './draft-text';
import type { KeptDraft } from './use-draft';

/** That another tab or device went on with the draft, and the choice between both; nothing else. */
export function DraftConflict<T>({ state, draft }: KeptDraft<T>) {
  if (state.status !== 'elsewhere') return null;
  return (
    <div role="status">
      <Note tone="caution" title="You have a newer draft.">
        You saved it at {formatClock(state.savedAt)} in another tab or on another device. Choose which one to
        keep. Until then, we do not save what you type here.
        <span className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => draft?.keepMine()}>
            Keep this one
          </Button>
          <Button size="sm" onClick={() => draft?.takeTheirs()}>
            Use the newer one
          </Button>
        </span>
      </Note>
    </div>
  );
}

const signs = {
  clean: undefined,
  elsewhere: undefined,
  waiting: CloudUpload,
  saved: Check,
  failed: CloudOff,
};

/** Says beside the buttons of a form whether the server has the draft and since when, or why not. */
export function DraftLine<T>({ state, draft }: KeptDraft<T>) {
  const sign = signs[state.status];
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-muted">
      <span className="flex min-w-0 items-start gap-1.5">
        {sign && (
          <span className="mt-0.5">
            <Icon icon={sign} size="sm" />
          </span>
        )}
        {savedText(state)}
      </span>
      {state.status === 'failed' && (
        <Button size="sm" variant="quiet" onClick={() => draft?.retry()}>
          Try again
        </Button>
      )}
    </div>
  );
}
