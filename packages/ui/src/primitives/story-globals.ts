/** Display settings for stories; each is spread into a story's `globals`. */
export const phone = { viewport: { value: 'phone', isRotated: false } };
export const dark = { theme: 'dark' };
export const rightToLeft = { direction: 'rtl' };
