import { ApiError, reasonOf } from '@aw/contracts/api-error';
import type { LocalStore } from './local-copy';

export type StoredDraft<T> = { values: T; savedAt: string };

export type DraftState =
  | { status: 'clean' }
  /** Typed and not on the server yet. */
  | { status: 'waiting' }
  /** The server has said that it has it; `at` is its moment. */
  | { status: 'saved'; at: string }
  | { status: 'failed'; reason: string }
  /** Another tab or device saved something else meanwhile; nothing is saved until one of both was chosen. */
  | { status: 'elsewhere'; savedAt: string };

type DraftOptions<T> = {
  load: () => Promise<StoredDraft<T> | null>;
  /** Gives the moment at which the server had it. */
  save: (values: T) => Promise<string>;
  local: LocalStore<T>;
  isEmpty: (values: T) => boolean;
  onChange: (state: DraftState) => void;
  /** Puts values into the form. */
  show: (values: T) => void;
  pauseMs?: number;
  retryMs?: number;
};

export type Draft<T> = ReturnType<typeof createDraft<T>>;

/**
 * Keeps what is typed: in this browser at once, on the server once typing stops, one call at a time. Before each saving
 * it asks what the server has, so that a newer draft of another tab or device is not overwritten unseen.
 */
export function createDraft<T>(options: DraftOptions<T>) {
  const { load, save, local, isEmpty, onChange, show, pauseMs = 1000, retryMs = 5000 } = options;
  /** The moment of the server's copy that the form goes on from. */
  let known: string | null = null;
  let pending: { values: T } | undefined;
  let theirs: StoredDraft<T> | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let isHeld = false;

  const later = (ms: number) => {
    clearTimeout(timer);
    if (isOpen && !isHeld && !theirs) timer = setTimeout(run, ms);
  };
  const run = () => {
    clearTimeout(timer);
    running ??= saveAll()
      .catch(report)
      .finally(() => {
        running = undefined;
      });
  };
  const saveAll = async () => {
    while (pending && !theirs && !isHeld) {
      const sent = pending;
      const stored = await load();
      if (isNewer(stored, sent.values)) return differ(stored);
      known = await save(sent.values);
      // What was typed meanwhile goes next.
      if (pending !== sent) continue;
      pending = undefined;
      local.forget();
      onChange({ status: 'saved', at: known });
    }
  };
  const report = (error: unknown) => {
    onChange({
      status: 'failed',
      reason: reasonOf(error, 'Something went wrong. Your text is safe in this browser.'),
    });
    if (isPassing(error)) later(retryMs);
  };
  const isNewer = (stored: StoredDraft<T> | null, mine: T): stored is StoredDraft<T> =>
    stored !== null && stored.savedAt !== known && !isSame(stored.values, mine) && !isEmpty(stored.values);
  const differ = (stored: StoredDraft<T>) => {
    theirs = stored;
    onChange({ status: 'elsewhere', savedAt: stored.savedAt });
  };
  const take = (stored: StoredDraft<T>) => {
    known = stored.savedAt;
    pending = undefined;
    theirs = undefined;
    local.forget();
    show(stored.values);
    onChange({ status: 'saved', at: stored.savedAt });
  };

  return {
    /** Begins with what is kept, here or on the server; `typed` is what stands in the form already. */
    async open(typed: T): Promise<void> {
      const kept = local.read();
      let failure: unknown;
      const stored = await load().catch((error: unknown) => {
        failure = error;
        return null;
      });
      isOpen = true;
      known = kept?.basedOn ?? null;
      const now = pending?.values ?? typed;
      const mine = isEmpty(now) ? kept?.values : now;
      if (mine === undefined || isEmpty(mine)) {
        if (stored) take(stored);
        return;
      }
      if (mine !== now) show(mine);
      pending = { values: mine };
      if (failure) report(failure);
      else if (isNewer(stored, mine)) differ(stored);
      else later(0);
    },
    /** Takes what was typed. */
    edit(values: T): void {
      pending = { values };
      if (!isOpen) return;
      local.keep({ values, basedOn: known });
      if (theirs || isHeld) return;
      onChange({ status: 'waiting' });
      later(pauseMs);
    },
    /** Tries again at once, as when the connection is back. */
    retry(): void {
      if (pending) later(0);
    },
    /** Looks whether another tab or device went on; where nothing is unsaved here, its text is shown. */
    async refresh(): Promise<void> {
      if (!isOpen || pending || running || isHeld) return;
      const stored = await load().catch(() => undefined);
      if (stored && stored.savedAt !== known && !pending && !running) take(stored);
    },
    /** Goes on with what stands here, over the one from elsewhere. */
    keepMine(): void {
      if (!theirs) return;
      known = theirs.savedAt;
      theirs = undefined;
      onChange({ status: 'waiting' });
      later(0);
    },
    /** Goes on with the one from elsewhere. */
    takeTheirs(): void {
      if (theirs) take(theirs);
    },
    /** Saves nothing while something else is done with the text; gives a function that goes on. */
    async hold(): Promise<() => void> {
      isHeld = true;
      clearTimeout(timer);
      await running;
      return () => {
        isHeld = false;
        if (pending) later(0);
      };
    },
    /** Forgets all of it here, once it is posted or was thrown away. */
    clear(): void {
      clearTimeout(timer);
      pending = undefined;
      theirs = undefined;
      known = null;
      isHeld = false;
      local.forget();
      onChange({ status: 'clean' });
    },
    stop(): void {
      isHeld = true;
      clearTimeout(timer);
    },
  };
}

/* Both are made of texts, numbers and null, in one order of fields. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether it may go through by itself a moment later: no connection, an overload, a failing server. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
