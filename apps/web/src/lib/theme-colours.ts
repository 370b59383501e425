/** What the browser paints around the page: the colour of its upper edge (`--surface-sunken`), which no CSS can tell it. */
export const themeColours = { light: '#f1ede3', dark: '#0d111c' } as const;
