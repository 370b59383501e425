type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Whose tabs these are, in the storage that all tabs share. */
export const draftOwnerKey = 'draftOwner';

const prefix = 'draft:';

/** Unsent texts of this tab; they belong to who typed them. */
export type DraftStore = {
  read: (name: string) => string;
  keep: (name: string, text: string) => void;
  /** Somebody has signed in: what anybody else left here is gone, their own is kept. */
  begin: (ownerId: string) => void;
  /** They sign out: nothing stays. */
  end: () => void;
};

/**
 * Keeps texts over a reload and a session that ended meanwhile, each under the id of who typed it. Without a known
 * owner, or where the browser refuses storage, a text lives as long as its page.
 */
export function createDraftStore(
  texts: () => KeyValue = () => sessionStorage,
  shared: () => KeyValue = () => localStorage,
): DraftStore {
  const owner = () => tried(() => shared().getItem(draftOwnerKey)) ?? undefined;
  const keyOf = (ownerId: string, name: string) => `${prefix}${ownerId}:${name}`;
  const dropOthers = (ownerId?: string) =>
    tried(() => {
      const storage = texts();
      const all = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
      const isTheirs = (key: string) => ownerId !== undefined && key.startsWith(keyOf(ownerId, ''));
      for (const key of all) if (key.startsWith(prefix) && !isTheirs(key)) storage.removeItem(key);
    });
  // Another tab may have changed hands while this one was closed or reloaded.
  dropOthers(owner());

  return {
    read: (name) => {
      const ownerId = owner();
      return (ownerId && tried(() => texts().getItem(keyOf(ownerId, name)))) || '';
    },
    keep: (name, text) => {
      const ownerId = owner();
      if (!ownerId) return;
      tried(() => {
        if (text) texts().setItem(keyOf(ownerId, name), text);
        else texts().removeItem(keyOf(ownerId, name));
      });
    },
    begin: (ownerId) => {
      dropOthers(ownerId);
      tried(() => shared().setItem(draftOwnerKey, ownerId));
    },
    end: () => {
      dropOthers();
      tried(() => shared().removeItem(draftOwnerKey));
    },
  };
}

/** What a storage gives; undefined where the browser refuses it. */
function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
