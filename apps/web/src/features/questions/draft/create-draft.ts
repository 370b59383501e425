import { reasonOf } from '@aw/contracts/api-error';
import { createAutosave } from '@aw/ui/drafts/autosave';
import type { BrowserDraft } from '@aw/ui/drafts/browser-draft';
import { isTemporary } from '~/lib/call-failure';
import type { LocalCopy } from './local-copy';

export type StoredDraft<T> = { values: T; savedAt: string };

export type DraftState =
  | { status: 'clean' }
  /** Typed, and not on the server yet. */
  | { status: 'waiting' }
  /** Confirmed by the server at the time `at`. */
  | { status: 'saved'; at: string }
  | { status: 'failed'; reason: string }
  /** Another tab or device saved a different text. Nothing is saved until the person has chosen one. */
  | { status: 'conflict'; savedAt: string };

type DraftOptions<T> = {
  load: () => Promise<StoredDraft<T> | null>;
  /** Saves on the server and returns the time of saving. */
  save: (values: T) => Promise<string>;
  local: BrowserDraft<LocalCopy<T>>;
  isEmpty: (values: T) => boolean;
  onChange: (state: DraftState) => void;
  /** Fills the form. */
  show: (values: T) => void;
};

export type Draft<T> = ReturnType<typeof createDraft<T>>;

/**
 * Saves what is typed: in this browser at once, on the server when typing stops. Loads the server's copy before each
 * save, so that a newer draft of another tab or device is not overwritten unseen.
 */
export function createDraft<T>({ load, save, local, isEmpty, onChange, show }: DraftOptions<T>) {
  /** Time of saving of the server's copy that the form is based on. */
  let baseSavedAt: string | null = null;
  let otherDraft: StoredDraft<T> | undefined;
  let isOpen = false;
  let isPaused = false;

  const isHeld = () => !isOpen || isPaused || otherDraft !== undefined;
  const autosave = createAutosave<T, string>({
    save: async (values) => {
      const stored = await load();
      if (isNewer(stored, values)) {
        reportConflict(stored);
        return undefined;
      }
      baseSavedAt = await save(values);
      return baseSavedAt;
    },
    onSaved: (at) => {
      local.remove();
      onChange({ status: 'saved', at });
    },
    onFailure: (error) =>
      onChange({
        status: 'failed',
        reason: reasonOf(error, 'Something went wrong. Your text is safe in this browser.'),
      }),
    isTemporary,
    isHeld,
    pauseMs: 1000,
  });
  const isNewer = (stored: StoredDraft<T> | null, mine: T): stored is StoredDraft<T> =>
    stored !== null &&
    stored.savedAt !== baseSavedAt &&
    !isSame(stored.values, mine) &&
    !isEmpty(stored.values);
  const reportConflict = (stored: StoredDraft<T>) => {
    otherDraft = stored;
    onChange({ status: 'conflict', savedAt: stored.savedAt });
  };
  const discard = () => {
    autosave.discard();
    otherDraft = undefined;
    local.remove();
  };
  const adopt = (stored: StoredDraft<T>) => {
    discard();
    baseSavedAt = stored.savedAt;
    show(stored.values);
    onChange({ status: 'saved', at: stored.savedAt });
  };

  return {
    /** Restores the draft of this browser or of the server. `typed` is the text already in the form. */
    async open(typed: T): Promise<void> {
      const localCopy = local.read();
      let failure: unknown;
      const stored = await load().catch((error: unknown) => {
        failure = error;
        return null;
      });
      isOpen = true;
      baseSavedAt = localCopy?.basedOn ?? null;
      const current = autosave.unsaved() ?? typed;
      const mine = isEmpty(current) ? localCopy?.values : current;
      if (mine === undefined || isEmpty(mine)) {
        if (stored) adopt(stored);
        return;
      }
      if (mine !== current) show(mine);
      if (isNewer(stored, mine)) reportConflict(stored);
      autosave.restore(mine, failure);
    },
    /** Records new values of the form and schedules saving them. */
    edit(values: T): void {
      autosave.edit(values);
      if (!isOpen) return;
      local.save({ values, basedOn: baseSavedAt });
      if (!isHeld()) onChange({ status: 'waiting' });
    },
    /** Saves again at once, for example when the connection is back. */
    retry: autosave.retry,
    /** Shows a newer draft of another tab or device, unless something is unsaved here. */
    async refresh(): Promise<void> {
      if (!isOpen || isPaused || !autosave.isIdle()) return;
      const stored = await load().catch(() => undefined);
      if (stored && stored.savedAt !== baseSavedAt && autosave.isIdle()) adopt(stored);
    },
    /** Resolves a conflict: saves the text of this form over the other draft. */
    keepMine(): void {
      if (!otherDraft) return;
      baseSavedAt = otherDraft.savedAt;
      otherDraft = undefined;
      onChange({ status: 'waiting' });
      autosave.retry();
    },
    /** Resolves a conflict: shows the other draft. */
    takeOther(): void {
      if (otherDraft) adopt(otherDraft);
    },
    /** Stops saving while the text is being posted. Returns a function that resumes it. */
    async pause(): Promise<() => void> {
      isPaused = true;
      await autosave.settle();
      return () => {
        isPaused = false;
        autosave.retry();
      };
    },
    /** Discards the draft in this browser, after it was posted or deleted. */
    clear(): void {
      discard();
      baseSavedAt = null;
      isPaused = false;
      onChange({ status: 'clean' });
    },
    stop(): void {
      isPaused = true;
      autosave.stop();
    },
  };
}

/* Parsed drafts have their fields, also those of an object in them, in a fixed order, so their JSON can be compared. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
