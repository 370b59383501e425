/** State that is closed while the server requires two-step sign-in to be set up first. */
export type SetupGate = {
  isClosed: () => boolean;
  close: () => void;
  open: () => void;
  subscribe: (onChange: () => void) => () => void;
};

/** Creates a gate, which is open until the server asks for two-step sign-in. */
export function createSetupGate(): SetupGate {
  let isClosed = false;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    if (next === isClosed) return;
    isClosed = next;
    for (const listener of listeners) listener();
  };
  return {
    isClosed: () => isClosed,
    close: () => set(true),
    open: () => set(false),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
