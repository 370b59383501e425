import type { HelpPages, HelpSection } from '@aw/content/schemas/help';
import { paths } from '~/lib/paths';

/** A section of a guide that matches a search. */
export type HelpArticle = {
  id: string;
  title: string;
  /** The first sentence with a word of the search, or the section's text if only its title has one. */
  excerpt: string;
  /** The page and its tab, such as 'Account Help, Security'. */
  place: string;
  to: string;
};

type Source = { section: HelpSection; place: string; to: string };

/** Returns every section of the three guides in order, with its address. */
function sourcesOf({ gettingStarted, accountHelp, studyTools }: HelpPages): Source[] {
  const steps = gettingStarted.sections.map((section) => ({
    section,
    place: gettingStarted.title,
    to: `${paths.gettingStarted}#${section.id}`,
  }));
  const tabbed = [
    { page: accountHelp, path: paths.accountHelp },
    { page: studyTools, path: paths.studyTools },
  ].flatMap(({ page, path }) =>
    page.tabs.flatMap((tab) =>
      tab.sections.map((section) => ({
        section,
        place: `${page.title}, ${tab.title}`,
        to: `${path}?tab=${tab.id}#${section.id}`,
      })),
    ),
  );
  return [...steps, ...tabbed];
}

/** Returns the guide sections that contain every word, title matches first; none for an empty search. */
export function findArticles(pages: HelpPages, q: string): HelpArticle[] {
  const words = helpWords(q);
  if (words.length === 0) return [];
  const matches = sourcesOf(pages).filter(({ section, place }) =>
    hasWords([place, section.title, section.text, ...section.steps, ...linkTexts(section)].join(' '), words),
  );
  const inTitle = matches.filter(({ section }) => hasWords(section.title, words));
  const inText = matches.filter((source) => !inTitle.includes(source));
  return [...inTitle, ...inText].map(({ section, place, to }) => ({
    id: section.id,
    title: section.title,
    excerpt: excerptOf(section, words),
    place,
    to,
  }));
}

/** Returns the words of a search in lower case, plurals as singulars, so that both forms are found. */
export function helpWords(q: string): string[] {
  const words = q.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  return words.map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word));
}

/** Returns true if a text contains all of the words, also within longer ones. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

function linkTexts({ links }: HelpSection): string[] {
  return links.map(({ text }) => text);
}

function excerptOf({ text, steps }: HelpSection, words: readonly string[]): string {
  const sentences = [...text.split(/(?<=[.?!])\s+/), ...steps];
  return sentences.find((sentence) => words.some((word) => hasWords(sentence, [word]))) ?? text;
}
