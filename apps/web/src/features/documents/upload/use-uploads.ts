import { listUploadDrafts, removeUploadDraft, type UploadDraft } from '@aw/contracts/documents/upload-drafts';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { api } from '~/lib/api';
import { publishDraft, type SentDocument, sendDraft } from './send-document';
import type { TypedDetails } from './stored-upload';
import { draftIdOf, nextToPublish, nextToSend, retryDelayMs, type Upload } from './upload-item';
import { type UploadProblem, uploadProblem } from './upload-problem';
import { type UploadAction, uploadsReducer } from './uploads-reducer';

type Callbacks = {
  /** School that is chosen already. */
  schoolId: number | undefined;
  /** Fields that the person typed about files before they reloaded the page. */
  typedBefore: TypedDetails | undefined;
  onArrived: (draft: UploadDraft) => void;
  onSent: (document: SentDocument) => void;
  onFailed: (problem: UploadProblem) => void;
};

/**
 * The list of uploads: sends files as drafts, publishes submitted ones, retries those that lost their connection, and
 * stops removed ones.
 */
export function useUploads({ schoolId, typedBefore, onArrived, onSent, onFailed }: Callbacks) {
  const [uploads, dispatch] = useReducer(uploadsReducer, []);
  const [isRestored, setIsRestored] = useState(false);
  const running = useRef(new Map<string, AbortController>());
  const notifyArrived = useEffectEvent(onArrived);
  const notifySent = useEffectEvent(onSent);
  const notifyFailed = useEffectEvent(onFailed);

  const send = useEffectEvent(async ({ key, file }: Upload, signal: AbortSignal) => {
    if (!(file instanceof File)) return;
    const startedAtMs = performance.now();
    dispatch({ type: 'started', key });
    const draft = await sendDraft({
      file,
      schoolId,
      signal,
      onProgress: (sentBytes) =>
        dispatch({ type: 'progressed', key, sentBytes, elapsedMs: performance.now() - startedAtMs }),
    });
    dispatch({ type: 'arrived', key, draft });
    notifyArrived(draft);
  });

  const publish = useEffectEvent(async ({ key, details, state }: Upload, signal: AbortSignal) => {
    if (state.phase !== 'publishing') return;
    const { draftId, course } = state;
    const document = await publishDraft({ draftId, details, course, signal });
    dispatch({ type: 'accepted', key, documentId: document.id, step: document.step });
    notifySent(document);
  });

  const restore = useEffectEvent((drafts: UploadDraft[]) => {
    dispatch({ type: 'restored', drafts, typed: typedBefore ?? {} });
    setIsRestored(true);
  });

  const start = useEffectEvent(async (upload: Upload) => {
    const { key } = upload;
    if (running.current.has(key)) return;
    const stopper = new AbortController();
    running.current.set(key, stopper);
    try {
      if (upload.state.phase === 'publishing') await publish(upload, stopper.signal);
      else await send(upload, stopper.signal);
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
    for (const upload of [...nextToSend(uploads), ...nextToPublish(uploads)]) void start(upload);
  }, [uploads]);

  useEffect(() => {
    const started = running.current;
    return () => {
      for (const stopper of started.values()) stopper.abort();
    };
  }, []);

  useReconnection(uploads, () => dispatch({ type: 'reconnected' }));

  useEffect(() => {
    const stopper = new AbortController();
    api
      .call(listUploadDrafts, { signal: stopper.signal })
      .then((drafts) => restore(drafts))
      // The page works without the files of an earlier visit, and a release without drafts has none.
      .catch(() => {});
    return () => stopper.abort();
  }, []);

  /** Stops a running upload before its row is removed, and deletes the draft that it may have on the server. */
  const act = (action: UploadAction) => {
    if (action.type === 'removed') {
      running.current.get(action.key)?.abort();
      running.current.delete(action.key);
      const removed = uploads.find(({ key }) => key === action.key);
      const draftId = removed && draftIdOf(removed.state);
      if (draftId !== undefined) removeDraft(draftId);
    }
    dispatch(action);
  };
  return { uploads, act, isRestored };
}

function removeDraft(draftId: string): void {
  // Otherwise the server deletes it within the hour.
  void api.call(removeUploadDraft, { params: { draftId } }).catch(() => {});
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
