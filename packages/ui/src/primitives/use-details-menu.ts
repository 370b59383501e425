import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

/** Makes a `<details>` behave as a menu: it closes on Escape and when the press or the focus goes elsewhere. */
export function useDetailsMenu(details: RefObject<HTMLDetailsElement | null>) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      const isInside = event.target instanceof Node && details.current?.contains(event.target);
      if (!isInside) details.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen, details]);

  return {
    close: () => details.current?.removeAttribute('open'),
    onToggle: () => setIsOpen(details.current?.open ?? false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    },
  };
}
