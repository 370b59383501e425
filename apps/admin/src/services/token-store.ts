/** Key under which the console stores its bearer token. */
export const tokenKey = 'adminToken';

export type TokenStore = {
  read: () => string | undefined;
  save: (token: string) => void;
  clear: () => void;
};

type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores the token, or keeps it in memory for this page if storage is blocked. */
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
        // The token stays in memory.
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
