import * as z from 'zod';
import { limit, port } from './kinds';

/** The name and contacts that pages, emails and receipts show. */
export const contactSettings = {
  SITE_NAME: z
    .string()
    .trim()
    .min(1)
    .default('Academic Workshop')
    .describe('Name of the site in pages, emails, receipts and search engines.'),
  CONTACT_EMAIL: z
    .email()
    .default('support@academicworkshop.example')
    .describe('Email address of support. Alerts for staff go there too.'),
  CONTACT_PHONE: z.string().default('+1 555 010 0199').describe('Phone number of support.'),
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^\d{6,15}$/)
    .default('15550100199')
    .describe('WhatsApp number of support with the country code, digits only.'),
  SOCIAL_LINKS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https$/ })).max(12))
    .describe(
      'Links to your pages on social networks (https), separated by spaces. The footer of every page shows them.',
    ),
} as const;

/** Duties of staff, and their deadlines. */
export const staffSettings = {
  STAFF_2FA: z
    .enum(['optional', 'required'])
    .default('optional')
    .describe('Whether staff must set up two-step sign-in.'),
  REVIEW_WORKING_DAYS: limit
    .min(1)
    .max(30)
    .default(2)
    .describe(
      'Working days (Monday to Friday, UTC) that staff have to decide whether a document counts. The site promises this to uploaders. Staff get an alert if a decision is late.',
    ),
} as const;

/** Exam Shield: how much educators can protect, and when staff get an alert. */
export const examSettings = {
  LIMIT_EXAM_SHIELDS_PER_DAY: limit
    .default(40)
    .describe('Exams that one educator can protect per day. 0 turns the limit off.'),
  LIMIT_NEW_EDUCATOR_DAYS: limit
    .default(30)
    .describe(
      'Days during which an educator counts as new and can protect fewer exams. With 0, no one counts as new.',
    ),
  LIMIT_NEW_EDUCATOR_EXAMS: limit
    .default(2)
    .describe(
      'Exams that a new educator can protect at the same time. It also applies for 30 days after staff have ended an exam shield of the educator. With 0, new educators have the same limit as others.',
    ),
  LIMIT_NEW_EDUCATOR_TASKS: limit
    .max(200)
    .default(20)
    .describe(
      'Exam questions that a new educator can protect in one exam, with 100 fingerprints each on average. It also applies for 30 days after staff have ended an exam shield of the educator. With 0, new educators have the same limit as others.',
    ),
  EXAM_COMMON_FROM_TEXTS: limit
    .default(5)
    .describe(
      'A fingerprint that occurs in this many published documents and questions is common, and an exam shield ignores it. With 0, no fingerprint is common.',
    ),
  EXAM_COUNTED_FINGERPRINTS: limit
    .min(1_000)
    .default(2_000_000)
    .describe(
      'Number of fingerprints whose occurrences are counted, about 100 bytes each. The rarest and oldest ones are dropped first.',
    ),
  EXAM_ALERT_AFTER_PEOPLE: limit
    .default(3)
    .describe(
      'Staff get an alert when one exam shield hides questions of this many people. 0 turns the alert off.',
    ),
} as const;

/** Data about a running process for operators. */
export const logSettings = {
  METRICS_PORT: port
    .optional()
    .describe(
      'Port for /metrics, whatever ROLES says. Do not expose it outside your network. If it is not set, there are no metrics.',
    ),
  LOG_LEVEL: z
    .string()
    .default('info')
    .transform((text) => text.toLowerCase())
    .pipe(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']))
    .describe(
      'Lowest level that is logged: fatal, error, warn, info, debug, trace or silent, in upper or lower case.',
    ),
} as const;
