import { subjects } from '@aw/contracts/documents/subjects';
import type { Context } from '../../context';
import type { Thing } from './shared-page';

/** A page in the breadcrumbs of another one. */
type Crumb = { name: string; path: string };

/** Returns a schema.org BreadcrumbList that starts with the home page. The last crumb is the page itself. */
export function breadcrumbs(
  { config: { SITE_ORIGIN: origin } }: Pick<Context, 'config'>,
  crumbs: Crumb[],
): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

const maxDescriptionLength = 160;

/** Shortens a description to one line of at most 160 characters, cut between words. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxDescriptionLength) return line;
  const cut = line.slice(0, maxDescriptionLength - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > maxDescriptionLength / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

const subjectParts = new Map<string, string>(
  subjects.map((name) => [name, name.toLowerCase().replaceAll(' ', '-')]),
);

/** Returns the part of a template for a subject. Each subject has its own icon; all other texts share one. */
export function subjectPart(subject: string): string {
  return subjectParts.get(subject) ?? 'other';
}
