import * as z from 'zod';

/** A line of text that is not empty. */
export const line = z.string().trim().min(1);

/** Id of a file or an entry, as in addresses. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An id consists of lower-case letters, digits and single hyphens.');

/** ISO date: "2025-07-14". */
export const day = z.iso.date();

/** Path of a page of the site. */
export const sitePath = z.string().regex(/^\/[^\s]*$/, 'An address of the site begins with "/".');

/** Properties that compiling adds to the front matter of every Markdown file of a collection. */
export type Written = {
  /** File name without its extension. */
  id: string;
  wordCount: number;
  /** Reading time at 220 words a minute, at least 1. */
  readMinutes: number;
};

/** Body of a Markdown file: sanitised HTML, and its headings with their ids for links. */
export type Body = {
  html: string;
  headings: { id: string; text: string; level: number }[];
};
