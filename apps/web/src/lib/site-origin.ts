import { placeholderOrigin } from '@aw/contracts/site-origin';

/** The name of the tag in each page that tells its scripts the origin. */
export const originTag = 'site-origin';

/**
 * The origin that absolute addresses have. The built pages have the one that the build was told, else a placeholder
 * that the server of the pages replaces; in the browser it is read from the page, so that both say the same.
 */
export const siteOrigin: string =
  typeof document === 'undefined'
    ? import.meta.env?.VITE_SITE_ORIGIN || placeholderOrigin
    : (document.querySelector<HTMLMetaElement>(`meta[name="${originTag}"]`)?.content ?? location.origin);

/** The whole address of a path of the site. */
export function absolute(path: string): string {
  return `${siteOrigin}${path}`;
}
