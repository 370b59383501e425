/** Colours of the browser's own interface around the page (`--surface-sunken`). CSS cannot set them. */
export const themeColours = { light: '#f1ede3', dark: '#0d111c' } as const;
