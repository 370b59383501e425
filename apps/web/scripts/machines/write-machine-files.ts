import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import posts from '@aw/content/blog';
import policies from '@aw/content/policies';
import { policyVersion } from '@aw/contracts/content/policy-version';
import { placeholders } from '@aw/contracts/site-details';
import type { BuiltPage } from '../built-page';
import { colour } from '../pictures/colours';
import { writeIcons } from '../pictures/icons';
import { writeSharePictures } from '../pictures/write-share-pictures';
import { blogFeed } from './feed';
import { gpcJson } from './gpc';
import { robotsTxt } from './robots';
import { sitemapXml } from './sitemap';
import { webManifest } from './web-manifest';

/** Writes the files that search engines, feed readers, phones and link previews request from the site. */
export async function writeMachineFiles(folder: string, pages: readonly BuiltPage[]): Promise<void> {
  const { origin, siteName } = placeholders;
  const description = pages.find(({ path }) => path === '/')?.description;
  if (!description) throw new Error('The home page has no description.');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const listed = pages.filter((page) => page.isListed && page.canonical).map(({ path }) => path);
  const changed = Object.fromEntries([
    ...posts.map(({ id, date }) => [`/blog/${id}`, date]),
    ...policies.map((policy) => [`/${policy.id}`, policyVersion(policy)]),
  ]);
  // The API's /sitemap.xml lists this file beside the sitemaps of documents and schools.
  write('sitemaps/pages.xml', sitemapXml(origin, listed, changed));
  write('robots.txt', robotsTxt(origin));
  write('.well-known/gpc.json', gpcJson(policies));
  write('blog/rss.xml', blogFeed(origin, siteName, posts));
  write('site.webmanifest', webManifest({ ...placeholders, description, ground: colour('surface') }));
  await writeIcons(folder);
  await writeSharePictures(folder, posts);
}
