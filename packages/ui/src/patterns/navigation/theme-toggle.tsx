import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../../primitives/button';
import type { Theme } from '../../primitives/use-theme';

export type ThemeToggleProps = { theme: Theme; onToggle: () => void };

/** Switches between the light and the dark theme. Its label names the theme it switches to. */
export function ThemeToggle({ theme, onToggle }: ThemeToggleProps) {
  const isDark = theme === 'dark';
  return (
    <IconButton label={isDark ? 'Light theme' : 'Dark theme'} icon={isDark ? Sun : Moon} onClick={onToggle} />
  );
}
