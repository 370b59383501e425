import { useState } from 'react';

/**
 * Returns a text that survives a reload, stored in this tab under a name, and its setter. An empty text is removed.
 * Session storage ends with the tab, because people also use shared computers.
 */
export function useStoredText(name: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => read(name));
  const store = (next: string) => {
    setText(next);
    write(name, next);
  };
  return [text, store];
}

/* A browser that blocks storage throws; the text then lives as long as the page. */
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
    // The page itself still has the text.
  }
}
