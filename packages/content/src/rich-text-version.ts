/**
 * Increase it when the same source compiles to different HTML, so that stored texts are compiled again. It is a
 * separate module, so that code that stores texts does not load the compiler.
 */
export const richTextVersion = 3;
