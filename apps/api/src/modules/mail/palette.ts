/** Colour tokens of packages/ui that mails use, as hexadecimal values, because mail programs do not support OKLCH. */
export const light = {
  surface: '#f9f6ef',
  'surface-raised': '#fefdfa',
  'surface-sunken': '#f1ede3',
  ink: '#15213f',
  'ink-muted': '#455067',
  'ink-faint': '#5e677c',
  line: '#dcd7cc',
  accent: '#223f94',
  'accent-ink': '#fdfbf7',
} as const;

export const dark = {
  surface: '#141825',
  'surface-raised': '#1c2230',
  'surface-sunken': '#0d111c',
  ink: '#ede9e1',
  'ink-muted': '#c1beb2',
  'ink-faint': '#989faa',
  line: '#323949',
  accent: '#9dbefa',
  'accent-ink': '#0f1830',
} as const satisfies Record<keyof typeof light, string>;
