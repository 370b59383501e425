import { urlOf } from '@aw/contracts/client';
import { documentEvents } from '@aw/contracts/documents/own-documents';
import type { ProcessingEvent } from '@aw/contracts/documents/shapes';
import { useEffect, useEffectEvent } from 'react';

const firstWaitMs = 5_000;
const longestWaitMs = 60_000;

/** Follows the checks of an own upload while `documentId` is given. */
export function useDocumentEvents(
  documentId: number | undefined,
  onEvent: (event: ProcessingEvent) => void,
): void {
  const tell = useEffectEvent(onEvent);
  useEffect(() => {
    if (documentId === undefined) return;
    return followEvents(documentId, (event) => tell(event));
  }, [documentId]);
}

/**
 * Follows the checks until they end; gives what stops it. A browser reconnects by itself when the connection breaks, but
 * never after a refusal (too many streams, a busy server), so then the stream is opened again after a wait that doubles.
 */
export function followEvents(documentId: number, onEvent: (event: ProcessingEvent) => void): () => void {
  let waitMs = firstWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source = open();

  function open(): EventSource {
    const opened = new EventSource(urlOf(documentEvents, { params: { id: documentId } }));
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      waitMs = firstWaitMs;
      // The server's response schema has shaped this message, so the contract's type holds.
      const event = JSON.parse(data) as ProcessingEvent;
      if (event.isFinal) opened.close();
      onEvent(event);
    };
    opened.onerror = () => {
      if (opened.readyState !== opened.CLOSED) return;
      timer = setTimeout(() => {
        source = open();
      }, waitMs);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    };
    return opened;
  }

  return () => {
    clearTimeout(timer);
    source.close();
  };
}
