import { useEffect, useEffectEvent, useState } from 'react';
import { createDraft, type Draft, type DraftState, type StoredDraft } from './create-draft';
import { localStore } from './local-copy';

type DraftOptions<T> = {
  /** Names the copy in this browser. */
  name: string;
  /** Whose it is; nothing is kept before that is known. */
  userId: string | undefined;
  parse: (kept: unknown) => T | undefined;
  isEmpty: (values: T) => boolean;
  load: () => Promise<StoredDraft<T> | null>;
  save: (values: T) => Promise<string>;
  /** What stands in the form by now. */
  read: () => T;
  show: (values: T) => void;
};

export type KeptDraft<T> = {
  state: DraftState;
  /** Undefined until one knows who is here. */
  draft: Draft<T> | undefined;
};

/** A draft that is kept while its form is on the page: restored at first, and looked at again when one comes back to it. */
export function useDraft<T>(options: DraftOptions<T>): KeptDraft<T> {
  const { name, userId } = options;
  const [state, setState] = useState<DraftState>({ status: 'clean' });
  const [draft, setDraft] = useState<Draft<T>>();
  const load = useEffectEvent(() => options.load());
  const save = useEffectEvent((values: T) => options.save(values));
  const show = useEffectEvent((values: T) => options.show(values));
  const parse = useEffectEvent((kept: unknown) => options.parse(kept));
  const isEmpty = useEffectEvent((values: T) => options.isEmpty(values));
  const read = useEffectEvent(() => options.read());

  useEffect(() => {
    if (userId === undefined) return;
    const opened = createDraft<T>({
      local: localStore(name, userId, (kept) => parse(kept)),
      load: () => load(),
      save: (values) => save(values),
      show: (values) => show(values),
      isEmpty: (values) => isEmpty(values),
      onChange: setState,
    });
    setDraft(opened);
    void opened.open(read());
    const onOnline = () => {
      opened.retry();
      void opened.refresh();
    };
    const onSeen = () => {
      if (!document.hidden) void opened.refresh();
    };
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onSeen);
      opened.stop();
    };
  }, [name, userId]);

  return { state, draft };
}
