import { readThemes } from '@aw/ui/tokens/read-tokens';
import { formatHex } from 'culori';

/** The colours that make the look, by token, with the name that people call them. */
const named = {
  surface: 'Paper',
  'surface-raised': 'Sheet',
  ink: 'Ink',
  accent: 'Pen',
  mark: 'Highlighter',
  'margin-rule': 'Margin line',
};

export type HouseColour = { name: string; oklch: string; hex: string };

/** The colours of a theme with their values, as the tokens have them. */
export function houseColours(theme: 'light' | 'dark'): HouseColour[] {
  const tokens = readThemes()[theme];
  return Object.entries(named).map(([token, name]) => {
    const oklch = tokens.get(token);
    const hex = formatHex(oklch);
    if (!oklch || !hex) throw new Error(`The tokens have no colour "${token}" in the ${theme} theme.`);
    return { name, oklch, hex };
  });
}
