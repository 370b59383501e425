import { detailsTag, placeholders, type SiteDetails } from '@aw/contracts/site-details';

/** The details that pages show on the development server and in tests, where no server fills them in. */
const ownDetails: SiteDetails = {
  origin: 'http://localhost:3000',
  siteName: 'Academic Workshop',
  email: 'support@academicworkshop.example',
  phone: '+1 555 010 0199',
  whatsappNumber: '15550100199',
  socialLinks: [],
};

/** Whether pages are being built, for a server that fills them in. The bundler knows, and leaves the placeholders out of scripts. */
const isBuilding = (import.meta.env?.SSR ?? true) && !import.meta.env?.DEV;

/** The details as JSON, as the server wrote them into this page; empty where none did, and while pages are built. */
export const writtenDetails: string =
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>(`meta[name="${detailsTag}"]`)?.content ?? '');

/**
 * The site's name, address and contacts. Built pages have placeholders, which the server of the pages replaces; the
 * browser reads what the server wrote, so that the page and its scripts say the same.
 */
export const siteDetails: SiteDetails = isBuilding
  ? placeholders
  : writtenDetails
    ? // The server wrote it from settings that it had checked.
      (JSON.parse(writtenDetails) as SiteDetails)
    : ownDetails;

/** The whole address of a path of the site. */
export function absolute(path: string): string {
  return `${siteDetails.origin}${path}`;
}
