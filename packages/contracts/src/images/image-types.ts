/** Image types that texts can contain, with their media types. They are recognised by content and stored as WebP. */
export const imageTypes = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;

export type ImageType = keyof typeof imageTypes;

/** 5 MiB; the page says "5MB". */
export const maxImageBytes = 5 * 1024 * 1024;

/** Maximum of width times height. */
export const maxImagePixels = 40_000_000;

/** Maximum of width times height of an image in a chat, as it is stored. */
export const maxChatImagePixels = 2_000_000;

/** Maximum bytes of an image in a chat, as it is stored. */
export const maxChatImageBytes = 500_000;
