import { escapeUTF8 } from 'entities';

/** Returns the sitemap of these paths. `changed` has the day of the last change of some of them. */
export function sitemapXml(
  origin: string,
  paths: readonly string[],
  changed: Readonly<Record<string, string>>,
): string {
  const entries = [...paths].sort().map((path) => {
    const day = changed[path];
    return `<url><loc>${escapeUTF8(origin + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
