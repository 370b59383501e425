type AutosaveOptions<T, Saved> = {
  /** Saves the values on the server. Resolves to undefined if they are held back, for example until a person chooses. */
  save: (values: T) => Promise<Saved | undefined>;
  /** Called once the server has everything that was typed. */
  onSaved: (saved: Saved) => void;
  onFailure: (error: unknown) => void;
  /** Returns whether a retry may succeed. */
  isTemporary: (error: unknown) => boolean;
  /** Returns whether saving has to wait. */
  isHeld?: () => boolean;
  /** Time after the last change before it is saved. */
  pauseMs: number;
};

const retryMs = 5000;

/** Saves typed values on the server: after a pause, one call at a time, and again after temporary failures. */
export function createAutosave<T, Saved>(options: AutosaveOptions<T, Saved>) {
  const { save, onSaved, onFailure, isTemporary, isHeld = () => false, pauseMs } = options;
  let pending: { values: T } | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!isHeld()) timer = setTimeout(() => void flush().catch(() => undefined), ms);
  };
  const saveAll = async () => {
    while (pending && !isHeld()) {
      const sent = pending;
      const saved = await save(sent.values);
      if (saved === undefined) return;
      // Something was typed during the call; save that next.
      if (pending !== sent) continue;
      pending = undefined;
      onSaved(saved);
    }
  };
  const fail = (error: unknown) => {
    onFailure(error);
    if (isTemporary(error)) schedule(retryMs);
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    // Concurrent callers share one run, so that nothing is created twice.
    running ??= saveAll()
      .catch((error: unknown) => {
        fail(error);
        throw error;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  return {
    /** Accepts typed values, which are saved after a pause. */
    edit(values: T): void {
      pending = { values };
      schedule(pauseMs);
    },
    /** Accepts values that are saved at once, or after the failure of an earlier call, like any retry. */
    restore(values: T, failure?: unknown): void {
      pending = { values };
      if (failure === undefined) schedule(0);
      else fail(failure);
    },
    /** Saves what is unsaved now. Rejects with the error of the call. */
    flush,
    /** Saves again at once, for example when the connection is back. */
    retry: (): void => {
      if (pending) schedule(0);
    },
    /** Waits for the running call, whether it succeeds or fails. */
    async settle(): Promise<void> {
      await running?.catch(() => undefined);
    },
    /** Returns the values that the server does not have. */
    unsaved: (): T | undefined => pending?.values,
    isIdle: (): boolean => !pending && !running,
    /** Forgets unsaved values. */
    discard(): void {
      clearTimeout(timer);
      pending = undefined;
    },
    /** Stops the timer, when the form leaves the page. */
    stop: (): void => clearTimeout(timer),
  };
}
