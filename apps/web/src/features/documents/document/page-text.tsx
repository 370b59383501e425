import { PageBlocks, textPieces } from '@aw/ui/patterns/page-blocks';
import { Button } from '@aw/ui/primitives/button';
import { Highlight } from '@aw/ui/primitives/highlight';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AskAboutSelection } from './ask-about-selection';
import { findQuote } from './find-quote';
import { type PageText as PageContent, pageTextQuery } from './page-text-query';
import { ReadingSurface } from './reading/reading-surface';

type PageTextProps = {
  documentId: number;
  number: number;
  /** Search words to highlight. */
  query: string;
  /** A passage of this page, which is marked and scrolled to. */
  quote?: string | undefined;
};

/** The text of one page with its headings, lists and tables, fetched when the page comes near the window. */
export function PageText({ documentId, number, query, quote }: PageTextProps) {
  const [isNear, watch] = useIsNear();
  const text = useQuery({ ...pageTextQuery(documentId, number), enabled: isNear });
  return (
    <div ref={watch} className="w-full">
      <ReadingSurface>
        <AskAboutSelection documentId={documentId} page={number}>
          {text.data?.origin && <OriginNote origin={text.data.origin} />}
          <Words
            page={text.data}
            query={query}
            quote={quote}
            isFailed={text.isError}
            onRetry={() => void text.refetch()}
          />
        </AskAboutSelection>
      </ReadingSurface>
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
  page: PageContent | undefined;
  isFailed: boolean;
  onRetry: () => void;
};

function Words({ page, query, quote, isFailed, onRetry }: WordsProps) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (page && quote) words.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, [page, quote]);
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
  if (page === undefined) {
    return (
      <div className="grid gap-3">
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton width="half" />
      </div>
    );
  }
  if (page.text.trim() === '' && page.origin === 'unread') return null;
  if (page.text.trim() === '') return <p className="text-ink-muted">There are no words on this page.</p>;
  return (
    <div ref={words}>
      <ShownWords page={page} query={query} quote={quote} />
    </div>
  );
}

/** A quote that is not within one piece of text, such as one over two paragraphs, is marked in the plain text. */
function ShownWords({ page, query, quote }: Pick<WordsProps, 'query' | 'quote'> & { page: PageContent }) {
  const { text, structure, language } = page;
  const blocks = structure?.blocks;
  const hasQuote =
    !quote || blocks?.some((block) => textPieces(block).some((piece) => findQuote(piece, quote)));
  if (blocks && hasQuote)
    return (
      <PageBlocks
        blocks={blocks}
        language={language}
        renderText={(part) => <MarkedText text={part} query={query} quote={quote} />}
      />
    );
  return (
    <p className="page-words whitespace-pre-line wrap-anywhere" dir="auto" lang={language ?? undefined}>
      <MarkedText text={text} query={query} quote={quote} />
    </p>
  );
}

function MarkedText({ text, query, quote }: Pick<WordsProps, 'query' | 'quote'> & { text: string }) {
  const mark = quote ? findQuote(text, quote) : undefined;
  return <Highlight text={text} query={query} marks={mark && [mark]} />;
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
