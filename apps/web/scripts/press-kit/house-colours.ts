import { readThemes } from '@aw/ui/tokens/read-tokens';
import { formatHex } from 'culori';

/** Names that people use for the main colours, keyed by token. */
const colourNames = {
  surface: 'Paper',
  'surface-raised': 'Sheet',
  ink: 'Ink',
  accent: 'Pen',
  mark: 'Highlighter',
  'margin-rule': 'Margin line',
};

export type HouseColour = { name: string; oklch: string; hex: string };

/** Returns the main colours of a theme with the values of their tokens. */
export function houseColours(theme: 'light' | 'dark'): HouseColour[] {
  const tokens = readThemes()[theme];
  return Object.entries(colourNames).map(([token, name]) => {
    const oklch = tokens.get(token);
    const hex = formatHex(oklch);
    if (!oklch || !hex) throw new Error(`The tokens have no colour "${token}" in the ${theme} theme.`);
    return { name, oklch, hex };
  });
}
