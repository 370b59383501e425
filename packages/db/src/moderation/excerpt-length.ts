/** Length of the excerpt in the list of cases, with a margin because it is brought to one line first. */
export const excerptLength = 400;
