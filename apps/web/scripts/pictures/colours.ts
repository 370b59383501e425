import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatHex } from 'culori';

const styles = fileURLToPath(import.meta.resolve('@aw/ui/styles.css'));
const css = readFileSync(new URL('tokens/tokens.css', `file://${styles}`), 'utf8');

/** Returns the colour of a token in a theme as hex, which pictures and browser frames need. */
export function colour(name: string, theme: 'light' | 'dark' = 'light'): string {
  const darkAt = css.indexOf('[data-theme="dark"]');
  const part = theme === 'light' ? css.slice(0, darkAt) : css.slice(darkAt);
  const written = new RegExp(`--${name}:\\s*(oklch\\([^)/]+\\))`).exec(part)?.[1];
  const hex = written && formatHex(written);
  if (!hex) throw new Error(`tokens.css has no colour "${name}".`);
  return hex;
}
