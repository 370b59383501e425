type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Key of the account that owns the drafts, in the storage that all tabs share. */
export const draftOwnerKey = 'draftOwner';

const prefix = 'draft:';

/** Unsent texts of this tab. They belong to the account that typed them. */
export type DraftStore = {
  read: (name: string) => string;
  save: (name: string, text: string) => void;
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
  const owner = () => tryStorage(() => shared().getItem(draftOwnerKey)) ?? undefined;
  const keyOf = (ownerId: string, name: string) => `${prefix}${ownerId}:${name}`;
  const deleteOtherDrafts = (ownerId?: string) =>
    tryStorage(() => {
      const storage = texts();
      const all = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      const isOwn = (key: string) => ownerId !== undefined && key.startsWith(keyOf(ownerId, ''));
      for (const key of all) if (key.startsWith(prefix) && !isOwn(key)) storage.removeItem(key);
    });
  // Someone else may have signed in while this tab was closed or reloaded.
  deleteOtherDrafts(owner());

  return {
    read: (name) => {
      const ownerId = owner();
      return (ownerId && tryStorage(() => texts().getItem(keyOf(ownerId, name)))) || '';
    },
    save: (name, text) => {
      const ownerId = owner();
      if (!ownerId) return;
      tryStorage(() => {
        if (text) texts().setItem(keyOf(ownerId, name), text);
        else texts().removeItem(keyOf(ownerId, name));
      });
    },
    begin: (ownerId) => {
      deleteOtherDrafts(ownerId);
      tryStorage(() => shared().setItem(draftOwnerKey, ownerId));
    },
    end: () => {
      deleteOtherDrafts();
      tryStorage(() => shared().removeItem(draftOwnerKey));
    },
  };
}

/** Returns the result of a storage call; undefined if the browser blocks storage. */
function tryStorage<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
