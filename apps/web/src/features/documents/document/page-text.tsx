import { getPageText } from '@aw/contracts/documents/public';
import { Button } from '@aw/ui/primitives/button';
import { Highlight } from '@aw/ui/primitives/highlight';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { documentKeys } from '~/documents/document-keys';
import { api } from '~/lib/api';
import { AskAboutSelection } from './ask-about-selection';
import { findQuote } from './find-quote';

type PageTextProps = {
  documentId: number;
  number: number;
  /** Search words to highlight. */
  query: string;
  /** A passage of this page, which is marked and scrolled to. */
  quote?: string | undefined;
};

/** The text of one page, fetched when the page comes near the window. */
export function PageText({ documentId, number, query, quote }: PageTextProps) {
  const [isNear, watch] = useIsNear();
  const text = useQuery({ ...pageTextQuery(documentId, number), enabled: isNear });
  return (
    <div
      ref={watch}
      className="min-h-80 w-full bg-surface-raised px-5 py-6 text-16 shadow-page sm:px-10 sm:py-8"
    >
      <AskAboutSelection documentId={documentId} page={number}>
        {text.data?.origin && <OriginNote origin={text.data.origin} />}
        <Words
          text={text.data?.text}
          origin={text.data?.origin}
          query={query}
          quote={quote}
          isFailed={text.isError}
          onRetry={() => void text.refetch()}
        />
      </AskAboutSelection>
    </div>
  );
}

/** Says that the text of a page was read from its picture, or could not be read. */
function OriginNote({ origin }: { origin: 'ocr' | 'unread' }) {
  return (
    <p className="mb-4 border-s-2 border-line ps-3 text-14 text-ink-muted">
      {origin === 'ocr'
        ? 'This page is a picture, and its text was read by software. It may contain mistakes; the picture shows the original.'
        : 'This page is a picture, and its text could not be read. To see it, choose “Pages”.'}
    </p>
  );
}

type WordsProps = Pick<PageTextProps, 'query' | 'quote'> & {
  text: string | undefined;
  origin: 'ocr' | 'unread' | undefined;
  isFailed: boolean;
  onRetry: () => void;
};

function Words({ text, origin, query, quote, isFailed, onRetry }: WordsProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const quoted = useMemo(() => (text && quote ? findQuote(text, quote) : undefined), [text, quote]);
  useEffect(() => {
    if (quoted) words.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, [quoted]);
  if (isFailed) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-ink-muted">
        <p>The text of this page did not load.</p>
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  if (text === undefined) {
    return (
      <div className="grid gap-3">
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton width="half" />
      </div>
    );
  }
  if (text.trim() === '' && origin === 'unread') return null;
  if (text.trim() === '') return <p className="text-ink-muted">There are no words on this page.</p>;
  return (
    <p ref={words} className="max-w-measure whitespace-pre-line wrap-anywhere" dir="auto">
      <Highlight text={text} query={query} marks={quoted && [quoted]} />
    </p>
  );
}

/** Returns true once the element has come within a window's height of the window, and a ref to watch it. */
function useIsNear(): [boolean, (element: HTMLElement | null) => (() => void) | undefined] {
  const [isNear, setIsNear] = useState(false);
  const wasNear = useRef(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element || wasNear.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        wasNear.current = true;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isNear, watch];
}

/** Query of the text of one page. Fails with the code `documents.locked` for a locked page. */
function pageTextQuery(id: number, number: number) {
  return queryOptions({
    queryKey: [...documentKeys.document(id), 'text', number],
    queryFn: ({ signal }) => api.call(getPageText, { params: { id, number }, signal }),
  });
}
