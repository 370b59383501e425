/** Whether the server wants a second factor of this session before anything else. */
export type SetupGate = {
  isClosed: () => boolean;
  close: () => void;
  open: () => void;
  subscribe: (onChange: () => void) => () => void;
};

/** A gate that stands open until the server asks for the second factor. */
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
