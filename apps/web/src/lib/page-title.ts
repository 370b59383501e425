import type { MetaDescriptor } from 'react-router';
import { defaultConfig } from './config';

/** The tab's title: what the page is, then whose it is. */
export function pageTitle(title: string): string {
  return `${title} · ${defaultConfig.siteName}`;
}

/** The head of a page: its title and, where search engines may show one, its description. */
export function pageMeta(title: string, description?: string): MetaDescriptor[] {
  const meta: MetaDescriptor[] = [{ title: pageTitle(title) }];
  if (description) meta.push({ name: 'description', content: description });
  return meta;
}
