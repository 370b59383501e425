import { expect, test } from '@playwright/test';
import { siteOrigin } from '../site/addresses';
import { publicPages } from '../site/routes';

type Crawled = { status: number; html: string };

/** Returns a function that fetches an address without a browser, each address once. */
function crawler(): (address: string) => Promise<Crawled> {
  const requests = new Map<string, Promise<Crawled>>();
  return (address) => {
    const request = requests.get(address) ?? fetchPage(address);
    requests.set(address, request);
    return request;
  };
}

async function fetchPage(address: string): Promise<Crawled> {
  const response = await fetch(siteOrigin + address, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
}

function linksOf(page: string, html: string): URL[] {
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => decoded(href));
  return hrefs.filter((href) => /^[/#]/.test(href)).map((href) => new URL(href, siteOrigin + page));
}

function decoded(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
}

test('[X1] [X5] [X14] every link of every public page leads to an existing page, and to an existing part of it', async () => {
  const get = crawler();
  const broken: string[] = [];
  for (const page of publicPages) {
    const { status, html } = await get(page);
    if (status !== 200) broken.push(`${page} answers ${status}`);
    for (const { pathname, search, hash } of linksOf(page, html)) {
      const target = await get(pathname + search);
      const isConsole = pathname.startsWith('/admin');
      if (target.status !== 200 && !isConsole)
        broken.push(`${page}: ${pathname}${search} answers ${target.status}`);
      // The settings show these parts only with an account: settings-states.desktop.spec.ts.
      const part = pathname === '/settings' ? '' : decodeURIComponent(hash.slice(1));
      if (part !== '' && !target.html.includes(`id="${part}"`))
        broken.push(`${page}: ${pathname}${hash} is not there`);
    }
  }
  expect(broken).toEqual([]);
});

/** Lists addresses of other hosts that a browser would load with the page: scripts, pictures, styles, frames. */
function loadedFromElsewhere(html: string): string[] {
  const tags = html.match(/<(?:script|img|source|iframe|embed|video|audio|link)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => !/\brel="(?:canonical|alternate|me)"/.test(tag))
    .flatMap((tag) =>
      [...tag.matchAll(/\b(?:src|srcset|href)="((?:https?:)?\/\/[^"]*)"/g)].map(([, url = '']) => url),
    )
    .filter((url) => new URL(url, siteOrigin).origin !== siteOrigin);
}

test('[L4] no public page loads anything from another host', async () => {
  const get = crawler();
  for (const page of publicPages)
    expect([page, ...loadedFromElsewhere((await get(page)).html)]).toEqual([page]);
  expect(loadedFromElsewhere('<img alt="" src="https://elsewhere.example/a.png">')).toHaveLength(1);
});

test('[X14] [X1] every public page is HTML with one h1, its title, description and canonical address', async () => {
  const get = crawler();
  const wrong: string[] = [];
  for (const page of publicPages) {
    const { html } = await get(page);
    const count = (pattern: RegExp) => [...html.matchAll(pattern)].length;
    if (count(/<h1[\s>]/g) !== 1) wrong.push(`${page} has ${count(/<h1[\s>]/g)} h1`);
    if (count(/<title>[^<]+ · Academic Workshop<\/title>/g) !== 1) wrong.push(`${page} has no title`);
    if (count(/<meta name="description" content="[^"]{20,}"/g) !== 1)
      wrong.push(`${page} has no description`);
    const isListed = !html.includes('<meta name="robots" content="noindex"');
    const canonical = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1];
    if (isListed && canonical !== siteOrigin + page) wrong.push(`${page} has canonical ${canonical}`);
  }
  expect(wrong).toEqual([]);
});

test('[X14] [X16] robots.txt names the sitemaps, and every page in them answers and is its own canonical address', async () => {
  const get = crawler();
  const robots = (await get('/robots.txt')).html;
  expect(robots).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
  const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  const maps = locs((await get('/sitemap.xml')).html);
  for (const name of ['pages', 'documents-1', 'schools-1'])
    expect(maps).toContain(`${siteOrigin}/sitemaps/${name}.xml`);
  const listed = await Promise.all(
    maps.map(async (map) => locs((await get(map.replace(siteOrigin, ''))).html)),
  );
  const [pages = [], ...library] = listed;
  for (const page of ['/', '/services', '/blog/pricing-payment-options', '/help', '/terms'])
    expect(pages).toContain(siteOrigin + page);
  // A few documents and schools are enough, because all are generated in the same way.
  const addresses = [...pages, ...library.flatMap((all) => all.slice(0, 8))];
  const wrong: string[] = [];
  for (const address of addresses) {
    const { status, html } = await get(address.replace(siteOrigin, ''));
    if (status !== 200 || !html.includes(`<link rel="canonical" href="${address}"`)) wrong.push(address);
  }
  expect(wrong).toEqual([]);
});
