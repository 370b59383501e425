import { phoneAddress } from '@aw/contracts/site-details';
import type { PublicConfig } from '@aw/contracts/system/public';
import { siteDetails } from './site-details';

/** First message of a WhatsApp chat, unless the page has its own. */
const defaultWhatsAppText = `Hello! I have a question about ${siteDetails.siteName}.`;

/** Returns the address of a WhatsApp chat with a prepared message. The number is reduced to its digits. */
export function whatsAppLink(
  config: Pick<PublicConfig, 'whatsappNumber'>,
  text = defaultWhatsAppText,
): string {
  return `https://wa.me/${config.whatsappNumber.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** Returns a mailto address, optionally with a subject. */
export function mailLink(config: Pick<PublicConfig, 'email'>, subject?: string): string {
  return `mailto:${config.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}

/** Returns a tel address with the digits of a phone number. */
export function phoneLink(config: Pick<PublicConfig, 'phone'>): string {
  return phoneAddress(config.phone);
}
