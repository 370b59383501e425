import { type Notification, notificationEvents } from '@aw/contracts/notifications/public';

/** Delay before a refused stream is opened again. The browser itself reconnects a broken one. */
const retryMs = 30_000;

/**
 * Reports a person's newest notifications as they change. All tabs share one stream, because a browser opens at most six
 * connections to a site: the tab that holds a lock receives it and informs the others. Returns a function that ends it.
 */
export function followNotifications(userId: string, onNewest: (newest: Notification[]) => void): () => void {
  const name = `notifications ${userId}`;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Notification[]>) => onNewest(data));
  const publish = (newest: Notification[]) => {
    onNewest(newest);
    channel.postMessage(newest);
  };
  const ending = new AbortController();
  const { signal } = ending;
  // Locks exist only in a secure context. Without them, each tab has its own stream.
  if ('locks' in navigator)
    void navigator.locks.request(name, { signal }, () => stream(publish, signal)).catch(() => {});
  else void stream(publish, signal);
  return () => {
    ending.abort();
    channel.close();
  };
}

/** Keeps a stream open until the signal is aborted. */
function stream(publish: (newest: Notification[]) => void, signal: AbortSignal): Promise<void> {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(notificationEvents.path);
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { newest }: { newest: Notification[] } = JSON.parse(data);
      publish(newest);
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
