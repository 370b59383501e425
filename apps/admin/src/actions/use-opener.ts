import { useEffect, useRef } from 'react';

/** Returns a ref for the button that opens a dialog. If closing the dialog loses the focus, it returns to the button. */
export function useOpener(isOpen: boolean) {
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen && document.activeElement === document.body) opener.current?.focus();
  }, [isOpen]);
  return opener;
}
