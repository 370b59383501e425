/** The key under which the console keeps its bearer token. */
export const tokenKey = 'adminToken';

export type TokenStore = {
  read: () => string | undefined;
  save: (token: string) => void;
  clear: () => void;
};

type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the token in the given storage, or for this page only where storage is refused. */
export function createTokenStore(storage: () => KeyValue): TokenStore {
  let inMemory: string | undefined;
  return {
    read: () => {
      try {
        return storage().getItem(tokenKey) ?? undefined;
      } catch {
        return inMemory;
      }
    },
    save: (token) => {
      inMemory = token;
      try {
        storage().setItem(tokenKey, token);
      } catch {
        // The page keeps the token in memory then.
      }
    },
    clear: () => {
      inMemory = undefined;
      try {
        storage().removeItem(tokenKey);
      } catch {
        // There is nothing stored to remove.
      }
    },
  };
}
