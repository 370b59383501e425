import { useState } from 'react';

/**
 * Text that survives a reload of this tab, kept under a name; an empty one leaves nothing behind. It goes with the tab,
 * because orders are read on shared computers too.
 */
export function useStoredText(name: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => read(name));
  const keep = (next: string) => {
    setText(next);
    write(name, next);
  };
  return [text, keep];
}

/* A browser that keeps nothing throws; then the text lives as long as the page. */
function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function write(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Nothing to do: what was typed still stands on the page.
  }
}
