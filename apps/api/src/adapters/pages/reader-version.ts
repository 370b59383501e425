/**
 * Version of the results of reading a document: text, pictures and number of pages. Raise it with every change that
 * improves them for stored files: listed and unlocked documents are then read again in the background.
 */
export const readerVersion = 2;
