import { reasonOf } from '@aw/contracts/api-error';
import { isTemporary } from '~/lib/call-failure';
import type { LocalStore } from './local-copy';

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
  local: LocalStore<T>;
  isEmpty: (values: T) => boolean;
  onChange: (state: DraftState) => void;
  /** Fills the form. */
  show: (values: T) => void;
  pauseMs?: number;
  retryMs?: number;
};

export type Draft<T> = ReturnType<typeof createDraft<T>>;

/**
 * Saves what is typed: in this browser at once, on the server when typing stops, one call at a time. Loads the server's
 * copy before each save, so that a newer draft of another tab or device is not overwritten unseen.
 */
export function createDraft<T>(options: DraftOptions<T>) {
  const { load, save, local, isEmpty, onChange, show, pauseMs = 1000, retryMs = 5000 } = options;
  /** Time of saving of the server's copy that the form is based on. */
  let baseSavedAt: string | null = null;
  let pending: { values: T } | undefined;
  let otherDraft: StoredDraft<T> | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let isPaused = false;

  const scheduleSave = (ms: number) => {
    clearTimeout(timer);
    if (isOpen && !isPaused && !otherDraft) timer = setTimeout(startSaving, ms);
  };
  const startSaving = () => {
    clearTimeout(timer);
    running ??= saveAll()
      .catch(reportFailure)
      .finally(() => {
        running = undefined;
      });
  };
  const saveAll = async () => {
    while (pending && !otherDraft && !isPaused) {
      const sent = pending;
      const stored = await load();
      if (isNewer(stored, sent.values)) return reportConflict(stored);
      baseSavedAt = await save(sent.values);
      // Something was typed during the call; save that next.
      if (pending !== sent) continue;
      pending = undefined;
      local.remove();
      onChange({ status: 'saved', at: baseSavedAt });
    }
  };
  const reportFailure = (error: unknown) => {
    onChange({
      status: 'failed',
      reason: reasonOf(error, 'Something went wrong. Your text is safe in this browser.'),
    });
    if (isTemporary(error)) scheduleSave(retryMs);
  };
  const isNewer = (stored: StoredDraft<T> | null, mine: T): stored is StoredDraft<T> =>
    stored !== null &&
    stored.savedAt !== baseSavedAt &&
    !isSame(stored.values, mine) &&
    !isEmpty(stored.values);
  const reportConflict = (stored: StoredDraft<T>) => {
    otherDraft = stored;
    onChange({ status: 'conflict', savedAt: stored.savedAt });
  };
  const adopt = (stored: StoredDraft<T>) => {
    baseSavedAt = stored.savedAt;
    pending = undefined;
    otherDraft = undefined;
    local.remove();
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
      const current = pending?.values ?? typed;
      const mine = isEmpty(current) ? localCopy?.values : current;
      if (mine === undefined || isEmpty(mine)) {
        if (stored) adopt(stored);
        return;
      }
      if (mine !== current) show(mine);
      pending = { values: mine };
      if (failure) reportFailure(failure);
      else if (isNewer(stored, mine)) reportConflict(stored);
      else scheduleSave(0);
    },
    /** Records new values of the form and schedules saving them. */
    edit(values: T): void {
      pending = { values };
      if (!isOpen) return;
      local.save({ values, basedOn: baseSavedAt });
      if (otherDraft || isPaused) return;
      onChange({ status: 'waiting' });
      scheduleSave(pauseMs);
    },
    /** Saves again at once, for example when the connection is back. */
    retry(): void {
      if (pending) scheduleSave(0);
    },
    /** Shows a newer draft of another tab or device, unless something is unsaved here. */
    async refresh(): Promise<void> {
      if (!isOpen || pending || running || isPaused) return;
      const stored = await load().catch(() => undefined);
      if (stored && stored.savedAt !== baseSavedAt && !pending && !running) adopt(stored);
    },
    /** Resolves a conflict: saves the text of this form over the other draft. */
    keepMine(): void {
      if (!otherDraft) return;
      baseSavedAt = otherDraft.savedAt;
      otherDraft = undefined;
      onChange({ status: 'waiting' });
      scheduleSave(0);
    },
    /** Resolves a conflict: shows the other draft. */
    takeOther(): void {
      if (otherDraft) adopt(otherDraft);
    },
    /** Stops saving while the text is being posted. Returns a function that resumes it. */
    async pause(): Promise<() => void> {
      isPaused = true;
      clearTimeout(timer);
      await running;
      return () => {
        isPaused = false;
        if (pending) scheduleSave(0);
      };
    },
    /** Discards the draft in this browser, after it was posted or deleted. */
    clear(): void {
      clearTimeout(timer);
      pending = undefined;
      otherDraft = undefined;
      baseSavedAt = null;
      isPaused = false;
      local.remove();
      onChange({ status: 'clean' });
    },
    stop(): void {
      isPaused = true;
      clearTimeout(timer);
    },
  };
}

/* Drafts consist of strings, numbers and null with fields in a fixed order, so their JSON can be compared. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
