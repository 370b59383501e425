import type { ReactNode, Ref } from 'react';

export type ViewerPage = {
  number: number;
  src: string;
  thumbnailSrc: string;
  /** Size of the picture, in pixels. */
  width: number;
  height: number;
};

export type PageSheetProps = {
  number: number;
  pageCount: number;
  /** Picture or text of the page. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** One page in the viewer, with its number below. */
export function PageSheet({ number, pageCount, children, ref }: PageSheetProps) {
  return (
    <figure
      ref={ref}
      id={`page-${number}`}
      data-page={number}
      className="mx-auto grid w-full max-w-170 scroll-mt-4 grid-cols-1 justify-items-center gap-1.5"
    >
      {children}
      <figcaption className="text-12 text-ink-faint tabular-nums">{`${number} of ${pageCount}`}</figcaption>
    </figure>
  );
}

/** Picture of a page, in a space that is reserved while it loads. */
export function PagePicture({ page: { number, src, width, height } }: { page: ViewerPage }) {
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={`Page ${number}`}
      loading={number === 1 ? 'eager' : 'lazy'}
      decoding="async"
      className="h-auto w-full bg-surface-raised shadow-page filter-(--page-filter)"
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  );
}
