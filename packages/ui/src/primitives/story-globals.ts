/** Settings that a story is shown with; each is spread into its `globals`. */
export const phone = { viewport: { value: 'phone', isRotated: false } };
export const dark = { theme: 'dark' };
export const rightToLeft = { direction: 'rtl' };
