import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { ToastMessage } from './toast-card';

export type { ToastMessage } from './toast-card';

type QueuedToast = ToastMessage & { id: number };

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

const ToastHost = lazy(async () => ({ default: (await import('./toast-host')).ToastHost }));

let lastId = 0;

type ToastProviderProps = { children: ReactNode };

/** Shows one toast at a time for 5,000 ms each. Further messages wait in order, and none is lost. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [queue, setQueue] = useState<QueuedToast[]>([]);
  const [isReady, setIsReady] = useState(false);

  // Loaded right after the first page, so that a toast can appear even if the connection is lost later.
  useEffect(() => setIsReady(true), []);

  const toast = useCallback<ShowToast>((message) => {
    lastId += 1;
    const id = lastId;
    setQueue((waiting) => withMessage(waiting, { ...message, id }));
  }, []);

  const removeToast = useCallback((id: number) => {
    setQueue((waiting) => waiting.filter((message) => message.id !== id));
  }, []);

  return (
    <ToastContext.Provider value={toast}>
      {children}
      {isReady && (
        <Suspense fallback={null}>
          <ToastHost current={queue[0]} onGone={removeToast} />
        </Suspense>
      )}
    </ToastContext.Provider>
  );
}

/* Replaces the first waiting message with the same `about` and drops the others. A new subject is appended, or
   inserted after the other first ones. */
function withMessage(waiting: QueuedToast[], message: QueuedToast): QueuedToast[] {
  const isSettled = ({ about }: QueuedToast) => about !== undefined && about === message.about;
  const at = waiting.findIndex(isSettled);
  if (at === -1) return message.isFirst ? afterFirstOnes(waiting, message) : [...waiting, message];
  return waiting.flatMap((one, index) => (index === at ? [message] : isSettled(one) ? [] : [one]));
}

function afterFirstOnes(waiting: QueuedToast[], message: QueuedToast): QueuedToast[] {
  const [visible, ...next] = waiting;
  if (!visible) return [message];
  const at = next.findIndex(({ isFirst }) => !isFirst);
  return [visible, ...next.toSpliced(at === -1 ? next.length : at, 0, message)];
}

/** Returns `toast(message)`, which queues a message. */
export function useToast() {
  const toast = useContext(ToastContext);
  if (!toast) throw new Error('useToast needs a ToastProvider (UiProvider) above it');
  return useMemo(() => ({ toast }), [toast]);
}
