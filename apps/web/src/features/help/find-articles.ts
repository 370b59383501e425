import type { HelpPages, HelpSection } from '@aw/content/schemas/help';
import { paths } from '~/lib/paths';

/** A part of a help page that a search finds. */
export type HelpArticle = {
  id: string;
  title: string;
  /** The first of its sentences that has a word of the search; its text where only the title has one. */
  excerpt: string;
  /** The page and its part, such as 'Account Help, Security'. */
  place: string;
  to: string;
};

type Source = { section: HelpSection; place: string; to: string };

/** Every part of the three guides, in their order, with the address at which it is open. */
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

/** The parts of the guides that have every word, those first whose title has them; none without words. */
export function findArticles(pages: HelpPages, q: string): HelpArticle[] {
  const words = helpWords(q);
  if (words.length === 0) return [];
  const found = sourcesOf(pages).filter(({ section, place }) =>
    hasWords([place, section.title, section.text, ...section.steps, ...linkTexts(section)].join(' '), words),
  );
  const inTitle = found.filter(({ section }) => hasWords(section.title, words));
  const others = found.filter((source) => !inTitle.includes(source));
  return [...inTitle, ...others].map(({ section, place, to }) => ({
    id: section.id,
    title: section.title,
    excerpt: excerptOf(section, words),
    place,
    to,
  }));
}

/** The words of a search as help looks for them: small letters, and a plural finds its singular as well. */
export function helpWords(q: string): string[] {
  const words = q.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  return words.map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word));
}

/** True when a text has all of the words, also within longer ones. */
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
