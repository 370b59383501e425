import { type KeyStorage, removeTexts, type StoredText, storedText } from '@aw/ui/drafts/browser-draft';

/** Key of the account that owns the drafts, in the storage that all tabs share. */
export const draftOwnerKey = 'draftOwner';

const prefix = 'draft:';

/** Unsent texts of this tab. They belong to the account that typed them. */
export type DraftStore = {
  /** Returns the text of the signed-in account with this name. */
  text: (name: string) => StoredText;
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
  texts: () => KeyStorage = () => sessionStorage,
  shared: () => KeyStorage = () => localStorage,
): DraftStore {
  const owner = storedText(draftOwnerKey, shared);
  const keyOf = (ownerId: string, name: string) => `${prefix}${ownerId}:${name}`;
  const deleteOtherDrafts = (ownerId: string | null) =>
    removeTexts(texts, (key) => {
      const isOwn = ownerId !== null && key.startsWith(keyOf(ownerId, ''));
      return key.startsWith(prefix) && !isOwn;
    });
  // Someone else may have signed in while this tab was closed or reloaded.
  deleteOtherDrafts(owner.read());

  return {
    text: (name) => {
      // Someone else may also sign in in another tab at any time, so the owner is read with each call.
      const ofOwner = () => {
        const ownerId = owner.read();
        return ownerId ? storedText(keyOf(ownerId, name), texts) : undefined;
      };
      return {
        read: () => ofOwner()?.read() ?? null,
        save: (text) => ofOwner()?.save(text) ?? false,
        remove: () => ofOwner()?.remove(),
      };
    },
    begin: (ownerId) => {
      deleteOtherDrafts(ownerId);
      owner.save(ownerId);
    },
    end: () => {
      deleteOtherDrafts(null);
      owner.remove();
    },
  };
}
