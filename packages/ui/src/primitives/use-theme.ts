import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** Key of the stored choice. Without one, the theme follows the system's preference and its changes. */
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
    // Without storage, the choice lasts for this page view.
  }
  applyTheme(theme);
}

/** Returns the current theme, and a function that toggles it and stores the choice. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore<Theme>(subscribe, readTheme, () => 'light');
  return { theme, toggleTheme };
}
