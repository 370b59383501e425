/** The types of image that a text can show, recognised by content, with their media types; all are stored as WebP. */
export const imageTypes = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;

export type ImageType = keyof typeof imageTypes;

/** 5 MiB; the page says "5MB". */
export const maxImageBytes = 5 * 1024 * 1024;

/** Width times height. */
export const maxImagePixels = 40_000_000;
