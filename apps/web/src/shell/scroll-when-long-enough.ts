/** Time for a list to load again. */
const maxLoadMs = 20_000;
/** Time after which a page that did not change its length is complete. */
const settledAfterMs = 1_000;

const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position as soon as the page is long enough, and again if its length changes meanwhile. Ends when the
 * length stays, or when the person scrolls themselves; `onEnd` is called then. Returns a function that ends it.
 */
export function scrollWhenLongEnough(top: number, onEnd: () => void): () => void {
  const root = document.documentElement;
  let settled: ReturnType<typeof setTimeout> | undefined;
  const scroll = () => {
    clearTimeout(settled);
    if (root.scrollHeight - window.innerHeight < top - 1) return;
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' });
    settled = setTimeout(end, settledAfterMs);
  };
  const observer = new ResizeObserver(scroll);
  const limit = setTimeout(end, maxLoadMs);
  function end() {
    observer.disconnect();
    clearTimeout(settled);
    clearTimeout(limit);
    for (const input of inputs) window.removeEventListener(input, end);
    onEnd();
  }
  for (const input of inputs) window.addEventListener(input, end, { passive: true });
  observer.observe(document.body);
  return end;
}
