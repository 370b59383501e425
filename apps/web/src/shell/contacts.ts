import type { PublicConfig } from '@aw/contracts/system/public';
import { claimValue } from '~/content/claims';
import { mailLink, phoneLink, whatsAppLink } from '~/lib/contact-links';
import type { MenuLink } from './header-menu';

const hours = claimValue('support-hours');
const years = claimValue('experience');

/** Claims in the header's contact bar. */
export const claims = [`${hours} professional writing services`, `Over ${years} years of experience`];

/** Description of the company in the footer. */
export const companyLine = `${hours} professional writing services and a study library, with over ${years} years of experience.`;

/** Note that is required wherever schools are named. */
export const noEndorsement = 'Not sponsored or endorsed by any school.';

/** Returns all support channels, the quickest first. */
export function supportLinks(config: PublicConfig): MenuLink[] {
  return [
    { label: 'WhatsApp', to: whatsAppLink(config) },
    { label: 'Email', to: mailLink(config) },
    { label: 'Phone', to: phoneLink(config) },
  ];
}
