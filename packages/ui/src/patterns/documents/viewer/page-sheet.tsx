import { Maximize2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../../../primitives/icon';

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

type PagePictureProps = {
  page: ViewerPage;
  /** Fetches the picture before it is scrolled to. */
  isNear: boolean;
  /** The page that is read. Only its button is a tab stop, because a document may have hundreds. */
  isCurrent: boolean;
  /** Opens the page in the whole window. */
  onFullScreen?: (page: number) => void;
};

/** Picture of a page, in a space that is reserved while it loads. A tap opens it in full screen. */
export function PagePicture({ page, isNear, isCurrent, onFullScreen }: PagePictureProps) {
  const { number, src, width, height } = page;
  return (
    <div className="group relative w-full">
      <img
        src={src}
        width={width}
        height={height}
        alt={`Page ${number}`}
        loading={isNear ? 'eager' : 'lazy'}
        decoding="async"
        className="h-auto w-full bg-surface-raised shadow-page filter-(--page-filter)"
        style={{ aspectRatio: `${width} / ${height}` }}
      />
      {onFullScreen && (
        <button
          type="button"
          aria-label={`Open page ${number} in full screen`}
          data-full-screen={number}
          tabIndex={isCurrent ? 0 : -1}
          onClick={() => onFullScreen(number)}
          className="absolute inset-0 flex cursor-zoom-in items-start justify-end p-2 print:hidden"
        >
          <span className="rounded-1 bg-surface-raised p-1.5 text-ink-muted shadow-1 group-hover:text-ink">
            <Icon icon={Maximize2} size="sm" />
          </span>
        </button>
      )}
    </div>
  );
}
