/** How much of a text the list of cases shows, and a little more, since it is brought to one line first. */
export const excerptLength = 400;
