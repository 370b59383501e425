import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { type SentDocument, sendDocument } from './send-document';
import { nextToSend, retryDelayMs, type Upload } from './upload-item';
import { type UploadProblem, uploadProblem } from './upload-problem';
import { type UploadAction, uploadsReducer } from './uploads-reducer';

type Callbacks = {
  onSent: (document: SentDocument) => void;
  onFailed: (problem: UploadProblem) => void;
};

/** The list of uploads: sends queued files, retries those that lost their connection, and stops cancelled ones. */
export function useUploads({ onSent, onFailed }: Callbacks) {
  const [uploads, dispatch] = useReducer(uploadsReducer, []);
  const running = useRef(new Map<string, AbortController>());
  const notifySent = useEffectEvent(onSent);
  const notifyFailed = useEffectEvent(onFailed);

  const start = useEffectEvent(async (upload: Upload) => {
    const { key, file, details, state } = upload;
    if (state.phase !== 'queued' || running.current.has(key)) return;
    const stopper = new AbortController();
    const startedAtMs = performance.now();
    running.current.set(key, stopper);
    dispatch({ type: 'started', key });
    try {
      const document = await sendDocument({
        file,
        details,
        course: state.course,
        signal: stopper.signal,
        onProgress: (sentBytes) =>
          dispatch({ type: 'progressed', key, sentBytes, elapsedMs: performance.now() - startedAtMs }),
      });
      dispatch({ type: 'accepted', key, documentId: document.id, step: document.step });
      notifySent(document);
    } catch (error) {
      if (stopper.signal.aborted) return;
      const problem = uploadProblem(error);
      dispatch({ type: 'failed', key, problem });
      notifyFailed(problem);
    } finally {
      if (running.current.get(key) === stopper) running.current.delete(key);
    }
  });

  useEffect(() => {
    for (const upload of nextToSend(uploads)) void start(upload);
  }, [uploads]);

  useEffect(() => {
    const started = running.current;
    return () => {
      for (const stopper of started.values()) stopper.abort();
    };
  }, []);

  useReconnection(uploads, () => dispatch({ type: 'reconnected' }));

  /** Stops a running upload before its row is reset or removed. */
  const act = (action: UploadAction) => {
    if (action.type === 'cancelled' || action.type === 'removed') {
      running.current.get(action.key)?.abort();
      running.current.delete(action.key);
    }
    dispatch(action);
  };
  return { uploads, act };
}

/**
 * Retries paused uploads when the browser comes back online, and after a growing wait while it reports to be
 * online.
 */
function useReconnection(uploads: readonly Upload[], onReconnect: () => void): void {
  const reconnect = useEffectEvent(onReconnect);
  const attempts = uploads.flatMap(({ state }) => (state.phase === 'paused' ? [state.attempts] : []));
  const isWaiting = attempts.length > 0;
  const delayMs = retryDelayMs(Math.min(...attempts));
  useEffect(() => {
    if (!isWaiting) return;
    const retry = () => reconnect();
    const timer = navigator.onLine ? setTimeout(retry, delayMs) : undefined;
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [isWaiting, delayMs]);
}
