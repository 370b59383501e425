/** Title in a document's properties ('' without one), and the text of its first pages. */
export type Excerpt = { title: string; text: string };

/** Number of pages or slides, from the first, whose text an excerpt has. */
export const maxExcerptPages = 3;
/** Maximum characters of the text and of the title of an excerpt. */
export const maxExcerptLength = 20_000;
export const maxTitleLength = 300;
