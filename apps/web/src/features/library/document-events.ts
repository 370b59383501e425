import { urlOf } from '@aw/contracts/client';
import { documentEvents, type ProcessingEvent } from '@aw/contracts/documents';
import { useEffect, useEffectEvent } from 'react';

/** Follows the checks of an own upload while `documentId` is given; the browser reconnects by itself. */
export function useDocumentEvents(
  documentId: number | undefined,
  onEvent: (event: ProcessingEvent) => void,
): void {
  const tell = useEffectEvent(onEvent);
  useEffect(() => {
    if (documentId === undefined) return;
    const source = new EventSource(urlOf(documentEvents, { params: { id: documentId } }));
    source.onmessage = ({ data }: MessageEvent<string>) => {
      // The server's response schema has shaped this message, so the contract's type holds.
      const event = JSON.parse(data) as ProcessingEvent;
      if (event.isFinal) source.close();
      tell(event);
    };
    return () => source.close();
  }, [documentId]);
}
