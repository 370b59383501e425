import { useToast } from '@aw/ui/primitives/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isUnderWay, type Upload } from './upload-item';
import { type BatchOutcome, batchMessage } from './upload-messages';

const nothing: BatchOutcome = { published: [], refused: 0, failed: 0 };

/** Gathers what becomes of the files and says it in one toast when none is under way any more, or the page is left. */
export function useBatchToast(uploads: readonly Upload[]) {
  const { toast } = useToast();
  const outcome = useRef(nothing);
  const tell = useEffectEvent(() => {
    const message = batchMessage(outcome.current);
    outcome.current = nothing;
    if (message) toast(message);
  });
  const isRunning = uploads.some(isUnderWay);
  useEffect(() => {
    if (!isRunning) tell();
  }, [isRunning]);
  useEffect(() => () => tell(), []);

  const add = (part: Partial<BatchOutcome>) => {
    outcome.current = { ...outcome.current, ...part };
  };
  return {
    published: (title: string) => add({ published: [...outcome.current.published, title] }),
    refused: () => add({ refused: outcome.current.refused + 1 }),
    failed: () => add({ failed: outcome.current.failed + 1 }),
  };
}
