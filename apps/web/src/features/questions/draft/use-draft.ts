import { useEffect, useEffectEvent, useState } from 'react';
import { createDraft, type Draft, type DraftState, type StoredDraft } from './create-draft';
import { localCopy } from './local-copy';

type DraftOptions<T> = {
  /** Storage key of the copy in this browser. */
  name: string;
  /** Owner of the draft. Nothing is saved before the owner is known. */
  userId: string | undefined;
  parse: (stored: unknown) => T | undefined;
  isEmpty: (values: T) => boolean;
  load: () => Promise<StoredDraft<T> | null>;
  save: (values: T) => Promise<string>;
  /** Returns the current values of the form. */
  read: () => T;
  show: (values: T) => void;
  /** Called when the draft of this browser or of the server is in the form, or when there is none. */
  onOpen?: () => void;
};

export type OpenDraft<T> = {
  state: DraftState;
  /** Undefined until the session is known. */
  draft: Draft<T> | undefined;
};

/** Saves the draft of a form while it is on the page. Loads it at first, and again when the person returns to the tab. */
export function useDraft<T>(options: DraftOptions<T>): OpenDraft<T> {
  const { name, userId } = options;
  const [state, setState] = useState<DraftState>({ status: 'clean' });
  const [draft, setDraft] = useState<Draft<T>>();
  const load = useEffectEvent(() => options.load());
  const save = useEffectEvent((values: T) => options.save(values));
  const show = useEffectEvent((values: T) => options.show(values));
  const parse = useEffectEvent((stored: unknown) => options.parse(stored));
  const isEmpty = useEffectEvent((values: T) => options.isEmpty(values));
  const read = useEffectEvent(() => options.read());
  const notifyOpen = useEffectEvent(() => options.onOpen?.());

  useEffect(() => {
    if (userId === undefined) return;
    const opened = createDraft<T>({
      local: localCopy(name, userId, (stored) => parse(stored)),
      load: () => load(),
      save: (values) => save(values),
      show: (values) => show(values),
      isEmpty: (values) => isEmpty(values),
      onChange: setState,
    });
    setDraft(opened);
    let isStopped = false;
    void opened.open(read()).then(() => {
      if (!isStopped) notifyOpen();
    });
    const onOnline = () => {
      opened.retry();
      void opened.refresh();
    };
    const onVisible = () => {
      if (!document.hidden) void opened.refresh();
    };
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
      isStopped = true;
      opened.stop();
    };
  }, [name, userId]);

  return { state, draft };
}
