import { Button } from '@aw/ui/primitives/button';
import { Icon } from '@aw/ui/primitives/icon';
import { Note } from '@aw/ui/primitives/note';
import { formatClock } from '@aw/ui/primitives/time';
import { Check, CloudOff, CloudUpload } from 'lucide-react';
import type { DraftState } from './create-draft';
import type { OpenDraft } from './use-draft';

/** Asks the person to choose when another tab or device has saved a newer draft. Otherwise shows nothing. */
export function DraftConflict<T>({ state, draft }: OpenDraft<T>) {
  if (state.status !== 'conflict') return null;
  return (
    <div role="status">
      <Note tone="caution" title="You have a newer draft.">
        You saved it at {formatClock(state.savedAt)} in another tab or on another device. Choose which one to
        keep. Until then, we do not save what you type here.
        <span className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => draft?.keepMine()}>
            Keep this one
          </Button>
          <Button size="sm" onClick={() => draft?.takeOther()}>
            Use the newer one
          </Button>
        </span>
      </Note>
    </div>
  );
}

const icons = {
  clean: undefined,
  conflict: undefined,
  waiting: CloudUpload,
  saved: Check,
  failed: CloudOff,
};

/** Shows beside the buttons of a form when the draft was saved, or why it was not. */
export function DraftStatus<T>({ state, draft }: OpenDraft<T>) {
  const icon = icons[state.status];
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-muted">
      <span className="flex min-w-0 items-start gap-1.5">
        {icon && (
          <span className="mt-0.5">
            <Icon icon={icon} size="sm" />
          </span>
        )}
        {draftStatusText(state)}
      </span>
      {state.status === 'failed' && (
        <Button size="sm" variant="quiet" onClick={() => draft?.retry()}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Returns one line about the draft, or an empty text when nothing was typed or a conflict is open. */
export function draftStatusText(state: DraftState, timeZone?: string): string {
  switch (state.status) {
    case 'clean':
    case 'conflict':
      return '';
    case 'waiting':
      return 'Saving…';
    case 'saved':
      return `Saved at ${formatClock(state.at, timeZone)}`;
    case 'failed':
      return `Not saved: ${state.reason}`;
  }
}
