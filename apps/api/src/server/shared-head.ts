/** What a link to a page of the library shows where it is shared. */
export type SharedHead = {
  title: string;
  description: string;
  path: string;
};

export type SiteName = { siteName: string; origin: string };

const titleTag = /<title>[\s\S]*?<\/title>/;

/** The page that the application starts from, with the head of what it will show. The application takes the marked tags away when it leaves the page. */
export function withHead(html: string, head: SharedHead, { siteName, origin }: SiteName): string {
  const address = `${origin}${head.path}`;
  const tags = [
    `<title>${escaped(`${head.title} · ${siteName}`)}</title>`,
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escaped(address)}" data-shared>`,
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:image', `${origin}/share.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  // A function, because "$" in a text must stay one.
  return html.replace(titleTag, () => tags.join(''));
}

/** The same page for search engines to leave out. */
export function withoutListing(html: string): string {
  return html.replace(titleTag, (title) => `${title}${meta('name', 'robots', 'noindex')}`);
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escaped(content)}" data-shared>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
