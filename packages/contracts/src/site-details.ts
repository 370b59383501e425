/** Profile of the site's owner on another site: "LinkedIn" and its address. */
export type SocialLink = { label: string; url: string };

/** Settings about the site itself, which every page shows in part. */
export type SiteDetails = {
  /** Address such as "https://site.example", without a slash at the end. */
  origin: string;
  siteName: string;
  email: string;
  phone: string;
  /** Digits only, with the country code. */
  whatsappNumber: string;
  socialLinks: readonly SocialLink[];
};

/**
 * Placeholders in the built pages, which the server of the pages replaces with the real details. Nothing else contains
 * these texts, and they stay recognisable in an address. The one social link is repeated as often as needed.
 */
export const placeholders = {
  origin: 'https://site-origin.invalid',
  siteName: '{site name}',
  /** Name below the site's icon on a phone. Only the web manifest contains it. */
  shortName: '{short name}',
  /** Pages may break the line before the host, so each half is a text of its own. */
  email: 'site-email-name@site-email-host.invalid',
  phone: '+00 000 000 0001',
  whatsappNumber: '000000000002',
  socialLinks: [{ label: '{social link}', url: 'https://social-link.invalid/' }],
} as const satisfies SiteDetails & { shortName: string };

/** Name of the tag that gives the details to a page's scripts, as JSON. */
export const detailsTag = 'site-details';

/** Returns the address of a call to a number: `tel:` with its digits and plus sign. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Built files that contain placeholders; all others are the same for every site. */
export const filledIn = /\.(html|txt|xml|webmanifest)$/;

/** Built file with the templates of pages whose content is in the database. */
export const templatesFile = 'served-pages.json';

/** Built file that contains all of those, by name, for an API on another machine than the site. */
export const pagesFile = 'site-pages.json';
