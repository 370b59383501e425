import type { CSSProperties } from 'react';
import { dark, light } from '../palette';

const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif";
const sans = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const text = (size: number, color: string): CSSProperties => ({
  fontFamily: sans,
  fontSize: size,
  lineHeight: 1.6,
  color,
  margin: '0 0 16px',
});

export const looks = {
  page: { margin: 0, padding: 0, backgroundColor: light.surface },
  column: { width: '100%', maxWidth: 600 },
  head: { padding: '8px 4px 12px', fontFamily: serif, fontSize: 18, fontWeight: 600, color: light.ink },
  card: {
    padding: '28px 24px 12px',
    backgroundColor: light['surface-raised'],
    border: `1px solid ${light.line}`,
    borderRadius: 6,
  },
  title: {
    margin: '0 0 16px',
    fontFamily: serif,
    fontSize: 26,
    fontWeight: 600,
    lineHeight: 1.2,
    color: light.ink,
    overflowWrap: 'anywhere',
  },
  text: { ...text(16, light.ink), overflowWrap: 'anywhere' },
  small: { ...text(14, light['ink-muted']), overflowWrap: 'anywhere' },
  foot: { padding: '16px 4px 8px' },
  footText: { ...text(13, light['ink-faint']), margin: '0 0 8px' },
  link: { color: light.accent, textDecoration: 'underline' },
  button: {
    display: 'inline-block',
    padding: '12px 20px',
    backgroundColor: light.accent,
    borderRadius: 6,
    fontFamily: sans,
    fontSize: 16,
    fontWeight: 600,
    lineHeight: '20px',
    color: light['accent-ink'],
    textDecoration: 'none',
  },
  quote: {
    ...text(16, light.ink),
    padding: '12px 16px',
    backgroundColor: light['surface-sunken'],
    borderRadius: 6,
    overflowWrap: 'anywhere',
  },
} as const satisfies Record<string, CSSProperties>;

// For mail programs that support media queries. The others use the light colours of the inline styles.
const inDark = {
  page: `background-color: ${dark.surface}`,
  card: `background-color: ${dark['surface-raised']} !important; border-color: ${dark.line}`,
  ink: `color: ${dark.ink}`,
  muted: `color: ${dark['ink-muted']}`,
  faint: `color: ${dark['ink-faint']}`,
  link: `color: ${dark.accent}`,
  button: `background-color: ${dark.accent} !important; color: ${dark['accent-ink']}`,
  quote: `background-color: ${dark['surface-sunken']} !important; color: ${dark.ink}`,
};

/** Colours for readers who prefer dark ones. */
export const darkStyles = `:root { color-scheme: light dark; } @media (prefers-color-scheme: dark) { ${Object.entries(
  inDark,
)
  .map(([name, declarations]) => `.${name} { ${declarations} !important; }`)
  .join(' ')} }`;
