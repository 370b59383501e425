import { spokenText } from '@aw/ui/patterns/page-blocks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type PageText, pageTextQuery } from '../page-text-query';
import { spokenPieces } from './spoken-pieces';

type ReadAloudOptions = { documentId: number; pageCount: number; onPage: (page: number) => void };

/** Reads pages aloud with the voices of the browser, one after another. `page` is the one that is being read. */
export function useReadAloud({ documentId, pageCount, onPage }: ReadAloudOptions) {
  const cache = useQueryClient();
  const [page, setPage] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const run = useRef<AbortController>(undefined);

  const stop = useCallback(() => {
    run.current?.abort();
    run.current = undefined;
    if (isPossible()) speechSynthesis.cancel();
    setPage(undefined);
  }, []);
  useEffect(() => stop, [stop]);

  const start = async (first: number) => {
    stop();
    const own = new AbortController();
    run.current = own;
    setProblem(undefined);
    try {
      for (let number = first; number <= pageCount; number++) {
        setPage(number);
        if (number !== first) onPage(number);
        const text = await cache.fetchQuery(pageTextQuery(documentId, number));
        for (const part of spokenParts(text)) {
          if (own.signal.aborted) return;
          await speak(part, text.language, own.signal);
        }
      }
    } catch {
      if (!own.signal.aborted)
        setProblem('Reading aloud stopped. Try again, or choose another voice in your system.');
    }
    if (!own.signal.aborted) stop();
  };
  return { isPossible: isPossible(), page, problem, start: (first: number) => void start(first), stop };
}

const isPossible = () =>
  typeof speechSynthesis === 'object' && typeof SpeechSynthesisUtterance === 'function';

/** Returns the text of a page in pieces, each as many whole sentences of a block as fit. */
export function spokenParts({ text, structure, language }: PageText): string[] {
  const blocks = structure ? structure.blocks.map(spokenText) : text.split(/\n{2,}/);
  return blocks.flatMap((block) => spokenPieces(block, language ?? undefined));
}
function speak(text: string, language: string | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const utterance = new SpeechSynthesisUtterance(text);
    if (language) utterance.lang = language;
    utterance.onend = () => resolve();
    utterance.onerror = ({ error }) => (signal.aborted ? resolve() : reject(new Error(error)));
    signal.addEventListener('abort', () => resolve(), { once: true });
    speechSynthesis.speak(utterance);
  });
}
