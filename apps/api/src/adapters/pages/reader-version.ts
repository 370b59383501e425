/**
 * Version of what reading a document gives: text, pictures and number of pages. Raise it with every change that makes
 * them better for files that are stored already: listed and unlocked documents are then read again in the background.
 */
export const readerVersion = 1;
