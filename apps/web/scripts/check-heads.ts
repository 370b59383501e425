import type { BuiltPage } from './built-page';
import { checkThing } from './check-things';

const maxDescriptionLength = 160;

/** Returns a sentence for each fault that keeps a built page from being found or shared well. */
export function checkHead(page: BuiltPage, origin: string): string[] {
  const problems: string[] = [];
  const expected = (isMet: boolean, problem: string) => {
    if (!isMet) problems.push(`${page.path}: ${problem}`);
  };
  expected(page.titles.length === 1 && page.titles[0] !== '', 'has not exactly one title');
  if (!page.isListed) return problems;
  const address = `${origin}${page.path}`;
  const length = page.description?.length ?? 0;
  expected(page.canonical === address, `has no canonical link to ${address}, and no "noindex" either`);
  expected(length >= 40 && length <= maxDescriptionLength, `has a description of ${length} characters`);
  expected(page.headings.length === 1, `has ${page.headings.length} h1 in its HTML`);
  for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:site_name', 'og:type'])
    expected(Boolean(page.shared[name]), `has no ${name}`);
  expected(page.shared['og:image']?.startsWith(origin) ?? false, 'has no absolute og:image');
  for (const problem of page.things.flatMap(checkThing)) expected(false, problem);
  return problems;
}

/** Returns titles that more than one listed page has. */
export function sharedTitles(pages: readonly BuiltPage[]): string[] {
  const titles = pages.filter((page) => page.isListed).flatMap((page) => page.titles);
  return [...new Set(titles.filter((title, at) => titles.indexOf(title) !== at))];
}
