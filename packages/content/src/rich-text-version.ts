/**
 * Changes whenever the same source would give other HTML, so that what is stored can be compiled again. A module of its
 * own: whoever stores texts needs it, and must not load the compiler.
 */
export const richTextVersion = 3;
