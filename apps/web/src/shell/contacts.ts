import type { PublicConfig } from '@aw/contracts/system/public';
import { claimValue } from '../content/claims';
import { mailLink, phoneLink, whatsAppLink } from '../lib/contact-links';
import type { MenuLink } from './header-menu';

const hours = claimValue('support-hours');
const years = claimValue('experience');

/** The claims of the header's contact bar. */
export const claims = [`${hours} professional writing services`, `Over ${years} years of experience`];

/** What the company does, for the foot of every page. */
export const companyLine = `${hours} professional writing services and a study library, with over ${years} years of experience.`;

/** The note that has to stand wherever schools are named. */
export const noEndorsement = 'Not sponsored or endorsed by any school.';

/** Every way to reach support, the quickest first. */
export function supportLinks(config: PublicConfig): MenuLink[] {
  return [
    { label: 'WhatsApp', to: whatsAppLink(config) },
    { label: 'Email', to: mailLink(config) },
    { label: 'Phone', to: phoneLink(config) },
  ];
}
