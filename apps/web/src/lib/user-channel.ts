let shared: BroadcastChannel | undefined;

/** Tells the other tabs of this browser that somebody else is here now. */
export function notifyOtherTabs(): void {
  channel()?.postMessage('replaced');
}

/** Calls back when another tab signs somebody in or out; gives the function that stops listening. */
export function onUserReplaced(listener: () => void): () => void {
  channel()?.addEventListener('message', listener);
  return () => channel()?.removeEventListener('message', listener);
}

// One for both: a second one would hear this tab's own messages.
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') shared ??= new BroadcastChannel('user');
  return shared;
}
