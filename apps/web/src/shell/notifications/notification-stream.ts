import { type Notification, notificationEvents } from '@aw/contracts/notifications/public';

/** After which a refused stream is asked for again, in milliseconds; a cut one comes back by itself. */
const retryMs = 30_000;

/**
 * Tells of a person's newest notifications as they change, in every tab of this browser over one stream: whichever tab
 * holds the lock has it and tells the others, because a browser opens six connections to a site. Gives what ends it.
 */
export function followNotifications(userId: string, onNewest: (newest: Notification[]) => void): () => void {
  const name = `notifications ${userId}`;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Notification[]>) => onNewest(data));
  const tell = (newest: Notification[]) => {
    onNewest(newest);
    channel.postMessage(newest);
  };
  const ending = new AbortController();
  const { signal } = ending;
  // Only a page of a secure context has locks; without them each tab has a stream of its own.
  if ('locks' in navigator)
    void navigator.locks.request(name, { signal }, () => stream(tell, signal)).catch(() => {});
  else void stream(tell, signal);
  return () => {
    ending.abort();
    channel.close();
  };
}

/** Keeps a stream open until the signal. */
function stream(tell: (newest: Notification[]) => void, signal: AbortSignal): Promise<void> {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(notificationEvents.path);
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { newest }: { newest: Notification[] } = JSON.parse(data);
      tell(newest);
    });
    source.addEventListener('error', () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      clearTimeout(retry);
      retry = setTimeout(open, retryMs);
    });
  };
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(retry);
      source?.close();
      resolve();
    };
    if (signal.aborted) return end();
    signal.addEventListener('abort', end, { once: true });
    open();
  });
}
