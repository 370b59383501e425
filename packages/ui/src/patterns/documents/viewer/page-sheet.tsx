import type { Ref } from 'react';

export type ViewerPage = {
  number: number;
  /** Picture of the page; null until it is rendered. */
  image: { src: string; width: number; height: number } | null;
  thumbnailSrc?: string | null;
  /** Text of the page; null if it has none. */
  text?: string | null;
};

export type PageSheetProps = { page: ViewerPage; pageCount: number; isText: boolean; ref?: Ref<HTMLElement> };

/** Shows one page in the viewer, as a picture in a reserved space or as text. */
export function PageSheet({ page, pageCount, isText, ref }: PageSheetProps) {
  return (
    <figure
      ref={ref}
      id={`page-${page.number}`}
      data-page={page.number}
      className="mx-auto grid w-full max-w-170 scroll-mt-4 grid-cols-1 justify-items-center gap-1.5"
    >
      {isText ? <PageText page={page} /> : <PagePicture page={page} />}
      <figcaption className="text-12 text-ink-faint tabular-nums">{`${page.number} of ${pageCount}`}</figcaption>
    </figure>
  );
}

function PagePicture({ page }: { page: ViewerPage }) {
  if (!page.image) {
    return (
      <div className="grid aspect-[1/1.414] w-full place-items-center bg-surface-raised text-14 text-ink-muted shadow-page">
        This page is not ready yet.
      </div>
    );
  }
  const { src, width, height } = page.image;
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={`Page ${page.number}`}
      loading={page.number === 1 ? 'eager' : 'lazy'}
      decoding="async"
      className="h-auto w-full bg-surface-raised shadow-page filter-(--page-filter)"
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  );
}

function PageText({ page }: { page: ViewerPage }) {
  return (
    <div className="w-full bg-surface-raised px-5 py-6 text-16 shadow-page sm:px-10 sm:py-8">
      {page.text ? (
        <p className="max-w-measure whitespace-pre-line wrap-anywhere" dir="auto">
          {page.text}
        </p>
      ) : (
        <p className="text-ink-muted">There are no words on this page.</p>
      )}
    </div>
  );
}
