type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Key of the account that owns the drafts, in the storage that all tabs share. */
export const draftOwnerKey = 'draftOwner';

const prefix = 'draft:';

/** Unsent texts of this tab. They belong to the account that typed them. */
export type DraftStore = {
  read: (name: string) => string;
  keep: (name: string, text: string) => void;
  /** Called after a sign-in: deletes the texts of other accounts. */
  begin: (ownerId: string) => void;
  /** Called on sign-out: deletes all texts. */
  end: () => void;
};

/**
 * Stores texts across reloads and expired sessions, under the id of the account that typed them. Without a known
 * account or storage, a text is lost with its page.
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
  // Someone else may have signed in while this tab was closed or reloaded.
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

/** Returns the result of a storage call; undefined if the browser blocks storage. */
function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
