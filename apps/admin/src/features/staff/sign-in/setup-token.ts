const key = 'setupToken';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Takes the one-time token from an address and returns the rest of the query as `search`. */
export function takeToken(search: string): { token: string | undefined; search: string } {
  const query = new URLSearchParams(search);
  const token = query.get('token') ?? undefined;
  query.delete('token');
  return { token, search: query.size > 0 ? `?${query}` : '' };
}

/** Saves the token for a reload of this tab, because the address bar no longer contains it. */
export function saveToken(token: string | undefined, storage: () => TabStorage = () => sessionStorage) {
  try {
    if (token) storage().setItem(key, token);
    else storage().removeItem(key);
  } catch {
    // Without storage, a reload needs the link again.
  }
}

/** Returns the token of this tab, if there is one. */
export function savedToken(storage: () => TabStorage = () => sessionStorage): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
