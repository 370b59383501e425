import { useEffect, useRef } from 'react';

type SlashKeyOptions = {
  isOn?: boolean;
  /** True for a field that gets the key only if no other field of the page wants it. */
  isFallback?: boolean;
};

/** Calls `focus` when somebody presses `/` outside of text fields and dialogs. */
export function useSlashKey(focus: () => void, { isOn = true, isFallback = false }: SlashKeyOptions): void {
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    if (!isOn) return;
    // The window hears a key after the document, so a fallback sees whether another field has taken it.
    const hearer = isFallback ? window : document;
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      // The shortcut does not apply in a dialog, and a slash typed into a field is text.
      if (isTyping(event.target) || document.querySelector('[role$="dialog"][data-state="open"]')) return;
      event.preventDefault();
      latest.current();
    };
    hearer.addEventListener('keydown', onKeyDown);
    return () => hearer.removeEventListener('keydown', onKeyDown);
  }, [isOn, isFallback]);
}

function isTyping(target: EventTarget | null) {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');
}
