/** A page of the site's owner at another place: "LinkedIn" and its address. */
export type SocialLink = { label: string; url: string };

/** Settings about the site itself. Every page shows some of them. */
export type SiteDetails = {
  /** Such as "https://site.example", without a slash at the end. */
  origin: string;
  siteName: string;
  email: string;
  phone: string;
  /** Digits only, with the country code. */
  whatsappNumber: string;
  socialLinks: readonly SocialLink[];
};

/**
 * The details that the built pages contain until the server of the pages puts the real ones in their place. Each is a
 * text that nothing else contains, and stays recognisable in an address. The one social link is repeated as often as needed.
 */
export const placeholders = {
  origin: 'https://site-origin.invalid',
  siteName: '{site name}',
  /** The name that a phone shows below the site's icon. Only the web manifest has it. */
  shortName: '{short name}',
  /** Pages may break it before its host, so each half is a text of its own. */
  email: 'site-email-name@site-email-host.invalid',
  phone: '+00 000 000 0001',
  whatsappNumber: '000000000002',
  socialLinks: [{ label: '{social link}', url: 'https://social-link.invalid/' }],
} as const satisfies SiteDetails & { shortName: string };

/** The name of the tag in each page in which the server gives the details to the page's scripts, as JSON. */
export const detailsTag = 'site-details';

/** Address of a call to a number: `tel:` with its digits and plus sign. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** The built files that contain placeholders; all others are the same for everybody. */
export const filledIn = /\.(html|txt|xml|webmanifest)$/;

/** The built file with the templates of pages whose content is in the database. */
export const templatesFile = 'served-pages.json';

/** The built file that contains all of those, by name, for an API that runs on another machine than the site. */
export const pagesFile = 'site-pages.json';
