import { type KeyboardEvent, type RefObject, type TouchEvent, useRef } from 'react';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import type { ViewerPage } from './page-sheet';

export type PageZoom = ReactZoomPanPinchRef;

const maxScale = 6;
/** A page is magnified from here on; rounding leaves it near 1 after a reset. */
const minMagnified = 1.01;
const panStep = 80;
const zoomStep = 0.5;
/** A swipe is at least this long, in pixels, and mostly sideways. */
const minSwipe = 60;
const full = { width: '100%', height: '100%' };

type ZoomablePageProps = {
  page: ViewerPage;
  zoom: RefObject<PageZoom | null>;
  /** Called with 1 after a swipe to the left and -1 after one to the right, while the whole page is visible. */
  onSwipe: (step: 1 | -1) => void;
};

/** Shows one whole page. Pinching, a double tap and the wheel zoom; a magnified page is dragged. */
export function ZoomablePage({ page, zoom, onSwipe }: ZoomablePageProps) {
  const start = useRef<{ x: number; y: number }>(undefined);

  const begin = ({ touches }: TouchEvent) => {
    const touch = touches.item(0);
    start.current =
      touches.length === 1 && touch && !isMagnified(zoom.current)
        ? { x: touch.clientX, y: touch.clientY }
        : undefined;
  };
  const end = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches.item(0);
    if (!touch || !start.current) return;
    const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
    start.current = undefined;
    if (Math.abs(x) > minSwipe && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
  };

  return (
    <div className="size-full min-h-0 touch-none" onTouchStart={begin} onTouchEnd={end}>
      <TransformWrapper
        ref={zoom}
        maxScale={maxScale}
        doubleClick={{ mode: 'toggle', step: 1 }}
        zoomAnimation={{ animationTime: 150 }}
      >
        <TransformComponent wrapperStyle={full} contentStyle={full}>
          <img
            src={page.src}
            width={page.width}
            height={page.height}
            alt={`Page ${page.number}`}
            draggable={false}
            className="size-full object-contain filter-(--page-filter)"
          />
        </TransformComponent>
      </TransformWrapper>
    </div>
  );
}

/** Zooms with + and −, shows the whole page again with 0, and moves a magnified page with the arrows. */
export function zoomByKey(event: KeyboardEvent, zoom: PageZoom | null): boolean {
  if (!zoom || event.altKey || event.ctrlKey || event.metaKey) return false;
  const act = {
    '+': () => zoom.zoomIn(zoomStep),
    '=': () => zoom.zoomIn(zoomStep),
    '-': () => zoom.zoomOut(zoomStep),
    '0': () => zoom.resetTransform(),
    ...(isMagnified(zoom) && {
      ArrowUp: () => zoom.panBy(0, panStep),
      ArrowDown: () => zoom.panBy(0, -panStep),
      ArrowLeft: () => zoom.panBy(panStep, 0),
      ArrowRight: () => zoom.panBy(-panStep, 0),
    }),
  }[event.key];
  if (!act) return false;
  event.preventDefault();
  void act();
  return true;
}

function isMagnified(zoom: PageZoom | null): boolean {
  return (zoom?.state.scale ?? 1) > minMagnified;
}
