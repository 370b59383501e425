import { useEffect, useState } from 'react';

/** Copies a text. Returns false if the browser refuses, or has no clipboard because the page is not secure. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
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

  const copy = async (text: string) => setOutcome((await copyText(text)) ? 'copied' : 'refused');
  return { outcome, copy };
}
