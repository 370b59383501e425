import { useEffect, useState } from 'react';

/**
 * Copies a text, and its HTML for word processors if there is one. Returns false if the browser refuses, or has no
 * clipboard because the page is not secure.
 */
export async function copyText(text: string, html?: string): Promise<boolean> {
  try {
    if (html !== undefined && typeof ClipboardItem === 'function')
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': new Blob([text], { type: 'text/plain' }),
          'text/html': new Blob([html], { type: 'text/html' }),
        }),
      ]);
    else await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies texts, and says for `shownForMs` whether it worked. */
export function useCopy(shownForMs: number) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle');

  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome, shownForMs]);

  const copy = async (text: string, html?: string) =>
    setOutcome((await copyText(text, html)) ? 'copied' : 'refused');
  return { outcome, copy };
}
