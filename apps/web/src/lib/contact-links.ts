import { phoneAddress } from '@aw/contracts/site-details';
import type { PublicConfig } from '@aw/contracts/system/public';
import { siteDetails } from './site-details';

/** What a WhatsApp chat starts with when the page asks for nothing in particular. */
const defaultWhatsAppText = `Hello! I have a question about ${siteDetails.siteName}.`;

/** Address of a WhatsApp chat with the message already written; the number keeps its digits only. */
export function whatsAppLink(
  config: Pick<PublicConfig, 'whatsappNumber'>,
  text = defaultWhatsAppText,
): string {
  return `https://wa.me/${config.whatsappNumber.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** A mailto address, with a subject where one is given. */
export function mailLink(config: Pick<PublicConfig, 'email'>, subject?: string): string {
  return `mailto:${config.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}

/** A tel address with the digits of a phone number. */
export function phoneLink(config: Pick<PublicConfig, 'phone'>): string {
  return phoneAddress(config.phone);
}
