import * as z from 'zod';

/** A line of text, never empty. */
export const line = z.string().trim().min(1);

/** The id of a file or an entry, as it stands in addresses. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An id consists of lower-case letters, digits and single hyphens.');

/** A day without a time: "2025-07-14". */
export const day = z.iso.date();

/** An address of the site, as in links. */
export const sitePath = z.string().regex(/^\/[^\s]*$/, 'An address of the site begins with "/".');

/** What every Markdown file of a collection has beside its own front matter, made when it is compiled. */
export type Written = {
  /** The file's name without its ending. */
  id: string;
  wordCount: number;
  /** At 220 words a minute, at least one. */
  readMinutes: number;
};

/** The body of a Markdown file: sanitised HTML and its headings, each with the id that links name. */
export type Body = {
  html: string;
  headings: { id: string; text: string; level: number }[];
};
