import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** Where the choice is kept; without a choice the system's preference rules, also when it changes meanwhile. */
export const themeKey = 'theme';

const changed = 'themechange';

function readTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function storedTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(themeKey);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  window.dispatchEvent(new Event(changed));
}

function subscribe(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => applyTheme(storedTheme() ?? (system.matches ? 'dark' : 'light'));
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', follow);
  system.addEventListener('change', follow);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', follow);
    system.removeEventListener('change', follow);
  };
}

function toggleTheme(): void {
  const theme = readTheme() === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Without storage the choice holds for this page view.
  }
  applyTheme(theme);
}

/** The theme on the page and a function that turns it over and keeps the choice. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore<Theme>(subscribe, readTheme, () => 'light');
  return { theme, toggleTheme };
}
