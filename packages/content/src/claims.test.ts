import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { claims as schema } from './schemas/claims';

const folder = fileURLToPath(new URL('../files/', import.meta.url));
const read = (file: string) => readFileSync(`${folder}${file}`, 'utf8');
const named = (name: string) => readdirSync(`${folder}${name}`).map((file) => file.replace('.md', ''));
const claims = schema.parse(parse(read('claims.yaml')));

const { center, gettingStarted, accountHelp, studyTools } = parse(read('help/pages.yaml'));
const releases = named('press/releases').map((name) => read(`press/releases/${name}.md`));

/** Texts of each page, keyed by path. */
const pages: Record<string, string> = {
  '/services': read('services.yaml'),
  '/about': read('about.yaml'),
  '/careers': read('careers.yaml'),
  '/contact': read('contact.yaml'),
  '/expert-help': read('experts.yaml'),
  '/press': [read('press/press.yaml'), ...releases].join('\n'),
  '/help': [JSON.stringify(center), read('help/faq.yaml')].join('\n'),
  '/help/getting-started': JSON.stringify(gettingStarted),
  '/help/account-help': JSON.stringify(accountHelp),
  '/help/study-tools': JSON.stringify(studyTools),
  ...Object.fromEntries(named('policies').map((name) => [`/${name}`, read(`policies/${name}.md`)])),
  ...Object.fromEntries(named('blog').map((name) => [`/blog/${name}`, read(`blog/${name}.md`)])),
};

/** Returns the ids of claims that a text names as `{claim:id}` or lists as its figures. */
function claimsIn(text: string): string[] {
  const tokens = Array.from(text.matchAll(/\{claim:([a-z0-9-]+)\}/g), ([, id = '']) => id);
  const figures = /^stats: \[(.+)\]$/m.exec(text)?.[1]?.split(',') ?? [];
  return [...tokens, ...figures.map((id) => id.trim())];
}

describe('the claims', () => {
  it('[X7] each claim names exactly the pages that show it', () => {
    const stated = claims.flatMap(({ id, shownOn }) => shownOn.map((page) => `${id} on ${page}`));
    const shown = Object.entries(pages).flatMap(([page, text]) =>
      claimsIn(text).map((id) => `${id} on ${page}`),
    );
    // "/" means every page: claims in the header and footer are in code, not in these files.
    expect(stated.filter((line) => !line.endsWith(' on /')).sort()).toEqual([...new Set(shown)].sort());
  });
});
