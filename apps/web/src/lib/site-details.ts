import { detailsTag, placeholders, type SiteDetails } from '@aw/contracts/site-details';

/** Details for the development server and tests, where no server fills them in. */
const ownDetails: SiteDetails = {
  origin: 'http://localhost:3000',
  siteName: 'Academic Workshop',
  email: 'support@academicworkshop.example',
  phone: '+1 555 010 0199',
  whatsappNumber: '15550100199',
  socialLinks: [],
};

/** Whether pages are being built for a server that fills them in. The bundler replaces this, so scripts contain no placeholders. */
const isBuilding = (import.meta.env?.SSR ?? true) && !import.meta.env?.DEV;

/** Details as JSON, as the server wrote them into this page; empty without such a server and during the build. */
export const writtenDetails: string =
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>(`meta[name="${detailsTag}"]`)?.content ?? '');

/**
 * Name, address and contacts of the site. Built pages have placeholders, which the server replaces. The browser reads the
 * server's values from the page, so that HTML and scripts agree.
 */
export const siteDetails: SiteDetails = isBuilding
  ? placeholders
  : writtenDetails
    ? // The server wrote it from validated settings.
      (JSON.parse(writtenDetails) as SiteDetails)
    : ownDetails;

/** Returns the absolute URL of a path of the site. */
export function absolute(path: string): string {
  return `${siteDetails.origin}${path}`;
}
