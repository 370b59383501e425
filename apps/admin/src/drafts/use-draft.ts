import { useCallback, useState } from 'react';

const prefix = 'draft:';

/** A text that outlives a reload or a session that ended meanwhile; `clear` forgets it once it was sent. */
export function useDraft(name: string) {
  const key = prefix + name;
  const [text, setText] = useState(() => readDraft(key));

  const change = useCallback(
    (next: string) => {
      setText(next);
      keepDraft(key, next);
    },
    [key],
  );
  const clear = useCallback(() => change(''), [change]);

  return { text, change, clear };
}

function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keepDraft(key: string, text: string) {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the text lives as long as the page.
  }
}
