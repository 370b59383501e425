import { Note } from '@aw/ui/primitives/note';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says under the header that there is no connection, for as long as that is so. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <div className="wrap pt-4">
      <Note tone="offline" title="You are offline.">
        What is on this page stays here; the rest loads as soon as the connection is back.
      </Note>
    </div>
  );
}
