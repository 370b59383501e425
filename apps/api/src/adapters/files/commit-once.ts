/**
 * Moves a staged file once. Calls with the same key share the move, a failed move may be repeated, and a second key
 * throws.
 */
export function commitOnce(move: (key: string) => Promise<void>): {
  commit: (key: string) => Promise<void>;
  isCommitted: () => boolean;
} {
  let current: { key: string; done: Promise<void> } | undefined;

  return {
    commit(key) {
      if (current === undefined) {
        const attempt = { key, done: move(key) };
        current = attempt;
        attempt.done.catch(() => {
          if (current === attempt) current = undefined;
        });
      } else if (current.key !== key) {
        return Promise.reject(new Error(`The staged file already has the key ${current.key}`));
      }
      return current.done;
    },
    isCommitted: () => current !== undefined,
  };
}
