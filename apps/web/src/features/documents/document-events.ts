import { urlOf } from '@aw/contracts/client';
import { documentEvents } from '@aw/contracts/documents/own-documents';
import type { ProcessingEvent, ProcessingStep } from '@aw/contracts/documents/shapes';
import type { UploadStep } from '@aw/ui/patterns/upload-row';
import { useEffect, useEffectEvent } from 'react';

const firstWaitMs = 5_000;
const maxWaitMs = 60_000;

/** Follows the checks of the user's own upload while `documentId` is set. */
export function useDocumentEvents(
  documentId: number | undefined,
  onEvent: (event: ProcessingEvent) => void,
): void {
  const notify = useEffectEvent(onEvent);
  useEffect(() => {
    if (documentId === undefined) return;
    return followEvents(documentId, (event) => notify(event));
  }, [documentId]);
}

/**
 * Follows the checks until they end; returns a function that stops it. Browsers reconnect after a broken
 * connection, but not after a refusal (too many streams, a busy server). Then the stream is reopened after a
 * wait that doubles.
 */
export function followEvents(documentId: number, onEvent: (event: ProcessingEvent) => void): () => void {
  let waitMs = firstWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source = open();

  function open(): EventSource {
    const opened = new EventSource(urlOf(documentEvents, { params: { id: documentId } }));
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      waitMs = firstWaitMs;
      // The server checks its messages against the same schema, so they have this type.
      const event = JSON.parse(data) as ProcessingEvent;
      if (event.isFinal) opened.close();
      onEvent(event);
    };
    opened.onerror = () => {
      if (opened.readyState !== opened.CLOSED) return;
      timer = setTimeout(() => {
        source = open();
      }, waitMs);
      waitMs = Math.min(waitMs * 2, maxWaitMs);
    };
    return opened;
  }

  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/** Returns the check to show as running. A received file waits for the next check, so that one is shown. */
export function runningCheck(step: ProcessingStep): UploadStep {
  if (step === 'received' || step === 'readable') return 'readable';
  return step === 'duplicates' ? 'checking' : 'published';
}
