import { ChevronLeft, ChevronRight, FileText, Image, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button, IconButton } from '../../../primitives/button';
import type { ViewerPage } from './page-sheet';
import type { PageView } from './page-viewer';
import { turnedPage } from './turned-page';
import { useNextPictures } from './use-next-pictures';
import { type PageZoom, ZoomablePage, zoomByKey } from './zoomable-page';

export type FullScreenPagesProps = {
  /** Readable pages, in order. */
  pages: ViewerPage[];
  pageCount: number;
  title: string;
  /** Page that is shown. */
  current: number;
  view: PageView;
  renderText: (page: number) => ReactNode;
  onOpen: (page: number) => void;
  onViewChange: (view: PageView) => void;
  onClose: () => void;
};

/**
 * Shows one page in the whole window, as a picture that can be magnified or as text. Escape and the cross close it. The
 * focus returns to the button of the page that was read last, or to its thumbnail.
 */
export function FullScreenPages(props: FullScreenPagesProps) {
  const { pages, pageCount, title, current, view, renderText, onOpen, onViewChange, onClose } = props;
  const zoom = useRef<PageZoom>(null);
  const opener = useRef<Element | null>(null);
  // The name of the dialog says the first one.
  const [isTurned, setTurned] = useState(false);
  const page = pages[current - 1];
  const isText = view === 'text';
  useNextPictures(pages, current);

  const open = (number: number) => {
    if (number < 1 || number > pages.length) return;
    setTurned(true);
    onOpen(number);
  };
  const press = (event: KeyboardEvent) => {
    if (!isText && zoomByKey(event, zoom.current)) return;
    const number = turnedPage(event, current, pages.length);
    if (number === undefined || (isText && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    open(number);
  };

  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-40 grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] bg-surface-sunken outline-none"
          onKeyDown={press}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const target =
              document.querySelector(`[data-full-screen="${current}"]`) ??
              document.querySelector(`[data-thumbnail="${current}"]`) ??
              opener.current;
            if (target instanceof HTMLElement) target.focus({ preventScroll: true });
          }}
        >
          <div className="flex items-center gap-2 border-b border-line bg-surface-raised ps-4 pe-1">
            <RadixDialog.Title className="min-w-0 flex-1 truncate font-sans text-14">
              <span className="tabular-nums">{`${current} of ${pageCount}`}</span>
              <span className="text-ink-muted">{` · ${title}`}</span>
            </RadixDialog.Title>
            <p role="status" className="sr-only">
              {isTurned && `Page ${current} of ${pageCount}`}
            </p>
            <Button
              size="sm"
              variant="quiet"
              icon={isText ? Image : FileText}
              onClick={() => onViewChange(isText ? 'pages' : 'text')}
            >
              {isText ? 'Show page' : 'Show text'}
            </Button>
            <RadixDialog.Close asChild>
              <IconButton label="Close" icon={X} hasTooltip={false} />
            </RadixDialog.Close>
          </div>
          {isText || !page ? (
            <section
              key={current}
              aria-label={`Text of page ${current}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
              tabIndex={0}
              className="overflow-y-auto overscroll-contain p-4 -outline-offset-2"
            >
              <div className="mx-auto max-w-170">{renderText(current)}</div>
            </section>
          ) : (
            <ZoomablePage key={current} page={page} zoom={zoom} onSwipe={(step) => open(current + step)} />
          )}
          <div className="flex items-center justify-between border-t border-line bg-surface-raised px-1">
            <IconButton
              label="Previous page"
              icon={ChevronLeft}
              aria-disabled={current <= 1}
              onClick={() => open(current - 1)}
            />
            {!isText && (
              <div className="flex">
                <IconButton label="Zoom out" icon={ZoomOut} onClick={() => void zoom.current?.zoomOut()} />
                <IconButton label="Zoom in" icon={ZoomIn} onClick={() => void zoom.current?.zoomIn()} />
              </div>
            )}
            <IconButton
              label="Next page"
              icon={ChevronRight}
              aria-disabled={current >= pages.length}
              onClick={() => open(current + 1)}
            />
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
