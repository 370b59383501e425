import { readFileSync } from 'node:fs';

export type Tokens = Map<string, string>;

const colourDeclaration = /--([\w-]+):\s*(oklch\([^)/]+\))\s*;/g;

function coloursIn(css: string): Tokens {
  return new Map([...css.matchAll(colourDeclaration)].map(([, name = '', value = '']) => [name, value]));
}

/** Reads tokens.css as text. */
export function readTokensFile() {
  return readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
}

/** Reads the opaque colours of both themes, keyed by name, as written in tokens.css. */
export function readThemes(): { light: Tokens; dark: Tokens } {
  const css = readTokensFile();
  const darkAt = css.indexOf('[data-theme="dark"]');
  if (darkAt < 0) throw new Error('tokens.css has no dark theme');
  return { light: coloursIn(css.slice(0, darkAt)), dark: coloursIn(css.slice(darkAt)) };
}
