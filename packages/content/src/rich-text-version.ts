/** Changes whenever the same source would give other HTML, so that what is stored can be compiled again. */
export const richTextVersion = 1;
