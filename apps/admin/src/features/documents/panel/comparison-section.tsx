import type { PageComparison } from '@aw/contracts/documents/comparisons';
import { staffCompareDocument } from '@aw/contracts/documents/comparisons';
import { matchingPartsText } from '@aw/contracts/documents/matching-parts-text';
import { Button } from '@aw/ui/primitives/button';
import { Highlight } from '@aw/ui/primitives/highlight';
import { Note } from '@aw/ui/primitives/note';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { callQuery } from '../../../api/call-query';
import { PanelSection } from '../../../resource-list/item-panel';
import { useConsole } from '../../../services/console-services';
import { documentsAddress, type OpenDocument } from '../queries';

/**
 * Shows a document beside the one that it looks like, with the passages that both have marked. The texts are compared when
 * staff ask for it.
 */
export function ComparisonSection({ document }: { document: OpenDocument }) {
  const [isOpen, setIsOpen] = useState(false);
  const { originality, similarTo, removedWork, status } = document;
  const hasOther = similarTo !== null || removedWork?.id || originality === 'copy' || status === 'refused';
  if (!hasOther) return null;
  return (
    <PanelSection title="Compared with the other document">
      {removedWork && (
        <p className="text-14">
          It matches a work that was removed because of copyright
          {removedWork.id !== null && (
            <>
              {': '}
              <Link to={documentsAddress.write({ id: removedWork.id })}>
                #{removedWork.id} “{removedWork.title}”
              </Link>
            </>
          )}
          . At least {removedWork.percent}% of one of them is in the other.
        </p>
      )}
      {isOpen ? (
        <Comparison id={document.id} />
      ) : (
        <div>
          <Button size="sm" onClick={() => setIsOpen(true)}>
            Show both texts
          </Button>
        </div>
      )}
    </PanelSection>
  );
}

function Comparison({ id }: { id: number }) {
  const { api } = useConsole();
  const [page, setPage] = useState<number>();
  const { data, error } = useQuery({
    ...callQuery(api, ['comparison', id, page], staffCompareDocument, { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (error) return <Note tone="info">{error.message}</Note>;
  if (!data) return <p className="text-14 text-ink-muted">Comparing the texts…</p>;
  if (!data.shown) return <Note tone="info">No page has a whole passage of the other document.</Note>;
  return <ComparedPages comparison={data} onPage={setPage} />;
}

type ComparedPagesProps = { comparison: PageComparison; onPage: (page: number) => void };

/** One pair of pages, with the ranges of pages that match. */
export function ComparedPages({ comparison: { other, parts, pages, shown }, onPage }: ComparedPagesProps) {
  if (!shown) return null;
  const place = pages.findIndex(({ page }) => page === shown.page);
  const [before, after] = [pages[place - 1], pages[place + 1]];
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-14">
        The same text as in{' '}
        <Link to={documentsAddress.write({ id: other.id })}>
          #{other.id} “{other.title}”
        </Link>
        {!other.isListed && ', which is not in the library'}: {matchingPartsText(parts)}.
      </p>
      <div className="flex flex-wrap items-center gap-2 text-13">
        <Button
          size="sm"
          icon={ChevronLeft}
          aria-disabled={!before}
          onClick={() => before && onPage(before.page)}
        >
          Previous match
        </Button>
        <Button
          size="sm"
          icon={ChevronRight}
          aria-disabled={!after}
          onClick={() => after && onPage(after.page)}
        >
          Next match
        </Button>
        <span className="text-ink-muted">
          {pages[place]?.percent}% of this page is in the other document.
        </span>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <PageText title={`This document, page ${shown.page}`} text={shown.text} marks={shown.marks} />
        <PageText
          title={`#${other.id}, page ${shown.otherPage}`}
          text={shown.otherText}
          marks={shown.otherMarks}
        />
      </div>
    </div>
  );
}

type PageTextProps = { title: string; text: string; marks: [number, number][] };

function PageText({ title, text, marks }: PageTextProps) {
  return (
    <section aria-label={title} className="grid min-w-0 content-start gap-1">
      <h4 className="text-13 font-medium">{title}</h4>
      <p
        // biome-ignore lint/a11y/noNoninteractiveTabindex: people who use a keyboard must be able to scroll it.
        tabIndex={0}
        className="max-h-80 overflow-y-auto rounded-2 border border-line p-3 font-serif text-14 whitespace-pre-line wrap-anywhere"
      >
        <Highlight text={text} marks={marks} />
      </p>
    </section>
  );
}
