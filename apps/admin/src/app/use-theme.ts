import type { Theme } from '@aw/ui/theme-toggle';
import { useState } from 'react';

/** The theme that /theme.js chose before the first paint, and its toggle, which keeps the choice. */
export function useTheme() {
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  );
  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    setTheme(next);
    try {
      localStorage.setItem('theme', next);
    } catch {
      // The choice holds for this page where nothing can be kept.
    }
  };
  return { theme, toggle };
}
