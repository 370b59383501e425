import * as z from 'zod';

/** Settings that people see: the name of the site, and how its owner can be reached. */
export const siteSettings = {
  SITE_NAME: z
    .string()
    .trim()
    .min(1)
    .default('Academic Workshop')
    .describe('Name of the site, as pages, mails, receipts and search engines show it.'),
  CONTACT_EMAIL: z.email().default('support@academicworkshop.example').describe('Support address.'),
  CONTACT_PHONE: z.string().default('+1 555 010 0199').describe('Support telephone number.'),
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^\d{6,15}$/)
    .default('15550100199')
    .describe('WhatsApp number, digits only with the country code.'),
  SOCIAL_LINKS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https$/ })).max(12))
    .describe(
      'Addresses of your pages on social networks (https), separated by spaces; the footer of every page links to them.',
    ),
} as const;
