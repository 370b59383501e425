import { reasonOf } from '@aw/contracts/api-error';
import { IconButton } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { imageKey } from '../api/query-client';
import { PanelSection } from '../resource-list/item-panel';
import { useConsole } from '../services/console-services';
import type { StaffApi } from '../services/staff-api';

type Page = { number: number; width: number; height: number };

type PagePictureProps = {
  id: number;
  page: Page;
  size: 'thumb' | 'page';
};

type DocumentPagesProps = { document: { id: number; title: string; pages: readonly Page[] } };

/** Pages of a document, one at a time, which can be enlarged. Staff see all pages. */
export function DocumentPages({ document: { id, title, pages } }: DocumentPagesProps) {
  const [index, setIndex] = useState(0);
  const page = pages[Math.min(index, pages.length - 1)];
  if (!page) {
    return (
      <PanelSection title="Pages">
        <p className="text-13 text-ink-muted">There are no page images for this file.</p>
      </PanelSection>
    );
  }
  const where = `Page ${formatNumber(page.number)} of ${formatNumber(pages.length)}`;
  const steps = (
    <div className="flex items-center justify-center gap-2">
      <IconButton
        label="Previous page"
        icon={ChevronLeft}
        size="sm"
        disabled={index === 0}
        onClick={() => setIndex(index - 1)}
      />
      <span role="status" className="text-13 text-ink-muted tabular-nums">
        {where}
      </span>
      <IconButton
        label="Next page"
        icon={ChevronRight}
        size="sm"
        disabled={index >= pages.length - 1}
        onClick={() => setIndex(index + 1)}
      />
    </div>
  );
  return (
    <PanelSection title="Pages">
      <Dialog
        title={title}
        size="lg"
        trigger={
          <button
            type="button"
            aria-label={`Enlarge page ${page.number}`}
            className="mx-auto w-full max-w-90 cursor-zoom-in rounded-1 bg-surface-sunken p-4"
          >
            <PagePicture key={page.number} id={id} page={page} size="thumb" />
          </button>
        }
      >
        {steps}
        <PagePicture key={page.number} id={id} page={page} size="page" />
      </Dialog>
      {steps}
    </PanelSection>
  );
}

/** Image of a page, fetched with the bearer token. Its space is reserved while it loads. */
function PagePicture({ id, page, size }: PagePictureProps) {
  const { api } = useConsole();
  const { data, error } = useQuery(pageImageQuery(api, id, page.number, size));
  const src = useObjectUrl(data);
  return (
    <span
      className="relative block w-full bg-surface-raised shadow-page"
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
    >
      {src && (
        <img
          src={src}
          alt={`Page ${page.number}`}
          className="absolute inset-0 size-full filter-(--page-filter)"
        />
      )}
      {error && (
        <span className="absolute inset-0 grid place-items-center p-4 text-center text-13 text-ink-muted">
          This page did not load. {reasonOf(error)}
        </span>
      )}
    </span>
  );
}

/** Returns an object URL for a blob, and revokes it when the blob is no longer shown. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const objectUrl = URL.createObjectURL(blob);
    setUrl(objectUrl);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(objectUrl);
    };
  }, [blob]);
  return url;
}

/** Image of a page. It never changes, so it is fetched once. */
function pageImageQuery(api: StaffApi, id: number, number: number, size: 'thumb' | 'page') {
  return queryOptions({
    queryKey: [imageKey, id, number, size],
    queryFn: ({ signal }) => api.pageImage({ id, number, size, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
