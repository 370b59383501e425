import { type RefObject, useEffect, useState } from 'react';

/** Time in milliseconds without scrolling after which the page counts as still. */
const stillAfterMs = 150;

/** Distance in pixels between the points that are looked at; less than the height of a line of text. */
const step = 12;

const controls =
  'a, button, input, textarea, select, summary, label, [role="button"], [tabindex]:not([tabindex="-1"])';
const pictures = 'img, svg, canvas, video, iframe, math';
const typedInto = 'input, textarea, select, [contenteditable="true"]';

/**
 * Returns true while the page stands still and there is no text, control, picture or fixed bar under a fixed element,
 * and nobody is typing.
 */
export function useClearSpot(element: RefObject<Element | null>): boolean {
  const [isClear, setIsClear] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      timer = undefined;
      setIsClear(element.current !== null && isSpotClear(element.current));
    };
    // A page that changes all the time, such as a chat during an answer, is checked again and again.
    const checkSoon = () => {
      timer ??= setTimeout(check, stillAfterMs);
    };
    const hideAndCheck = () => {
      setIsClear(false);
      clearTimeout(timer);
      timer = setTimeout(check, stillAfterMs);
    };
    const moves = ['scroll', 'resize', 'focusin', 'focusout'] as const;
    for (const move of moves) window.addEventListener(move, hideAndCheck, { capture: true, passive: true });
    const sizes = new ResizeObserver(checkSoon);
    sizes.observe(document.body);
    const changes = new MutationObserver(checkSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    checkSoon();
    return () => {
      clearTimeout(timer);
      for (const move of moves) window.removeEventListener(move, hideAndCheck, { capture: true });
      sizes.disconnect();
      changes.disconnect();
    };
  }, [element]);
  return isClear;
}

function isSpotClear(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || document.activeElement?.matches(typedInto)) return false;
  for (let x = box.left; x <= box.right; x += step)
    for (let y = box.top; y <= box.bottom; y += step) {
      const under = document.elementsFromPoint(x, y).find((hit) => !element.contains(hit));
      if (under && isTaken(under, x, y)) return false;
    }
  return true;
}

function isTaken(hit: Element, x: number, y: number): boolean {
  return hit.closest(`${controls}, ${pictures}`) !== null || isInBar(hit) || hasTextAt(hit, x, y);
}

function isInBar(hit: Element): boolean {
  for (let at: Element | null = hit; at; at = at.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
  return false;
}

function hasTextAt(hit: Element, x: number, y: number): boolean {
  const range = document.createRange();
  return [...hit.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
  });
}
