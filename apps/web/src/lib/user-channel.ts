let shared: BroadcastChannel | undefined;

/** Notifies other tabs of this browser that the user has changed. */
export function notifyOtherTabs(): void {
  channel()?.postMessage('replaced');
}

/** Registers a listener for sign-ins and sign-outs in other tabs. Returns a function that removes it. */
export function onUserReplaced(listener: () => void): () => void {
  channel()?.addEventListener('message', listener);
  return () => channel()?.removeEventListener('message', listener);
}

// Sender and listener share one channel, because a second one would receive this tab's own messages.
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') shared ??= new BroadcastChannel('user');
  return shared;
}
