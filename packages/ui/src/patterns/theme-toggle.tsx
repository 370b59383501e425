import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../primitives/button';
import type { Theme } from '../primitives/use-theme';

export type ThemeToggleProps = { theme: Theme; onToggle: () => void };

/** Changes between paper and lamplight; its name is the theme it leads to. */
export function ThemeToggle({ theme, onToggle }: ThemeToggleProps) {
  const isDark = theme === 'dark';
  return (
    <IconButton label={isDark ? 'Light theme' : 'Dark theme'} icon={isDark ? Sun : Moon} onClick={onToggle} />
  );
}
