import * as z from 'zod';
import { isMailbox } from '../mail-sender';
import { readClamdAddress } from './clamd-address';
import { languageCodes, limit, origin, positive } from './kinds';

/** Storage of uploaded files. */
export const fileSettings = {
  FILE_STORAGE: z
    .enum(['folder', 's3'])
    .default('folder')
    .describe('Where files are stored: in DATA_DIR (folder), or in a bucket (s3).'),
  S3_ENDPOINT: z
    .url()
    .optional()
    .describe('Address of an S3-compatible storage. Leave it empty for Amazon S3.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  S3_BUCKET: z.string().optional().describe('Name of the bucket. Required with FILE_STORAGE=s3.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Access key of the storage.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret key of the storage.'),
} as const;

/** Virus scanner for everything that people upload. */
export const scannerSettings = {
  CLAMD_ADDRESS: z
    .string()
    .refine(
      (text) => readClamdAddress(text) !== undefined,
      'must be a host and port, such as clamd:3310, or the path of a socket',
    )
    .optional()
    .describe(
      'Address of clamd, the scanner of ClamAV: a host and port, such as clamd:3310, or the path of its socket. If it is not set, files are not scanned. If clamd does not answer, uploads wait until it does.',
    ),
  CLAMD_DEADLINE_MS: positive
    .default(60_000)
    .describe('Milliseconds in which clamd must answer for one file.'),
} as const;

/** Sending of emails. */
export const emailSettings = {
  MAIL_TRANSPORT: z
    .enum(['folder', 'smtp'])
    .default('folder')
    .describe(
      'What happens with emails: they are saved in a folder and shown at /dev/mailbox on this machine (folder), or an email server sends them (smtp).',
    ),
  MAIL_FROM: z
    .string()
    .refine(isMailbox, 'must be one email address, such as "Workshop, Inc." <no-reply@workshop.example>')
    .default('Academic Workshop <no-reply@academicworkshop.example>')
    .describe(
      'Sender of all emails: one email address, with or without a name in front. Put a name with a comma or other special characters in double quotes.',
    ),
  SMTP_URL: z
    .url()
    .optional()
    .describe('Email server, such as smtps://user:secret@host:465. Required with MAIL_TRANSPORT=smtp.'),
} as const;

/** Sign-in with a provider. */
export const signInSettings = {
  OIDC_ISSUER: z
    .url()
    .optional()
    .describe(
      'OpenID provider, such as https://accounts.google.com. If it is not set, its buttons are hidden. Register SITE_ORIGIN/api/login/callback as the callback there.',
    ),
  OIDC_CLIENT_ID: z.string().optional().describe('Client ID from the provider. Required with OIDC_ISSUER.'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('Client secret from the provider.'),
} as const;

/** Card payments and refunds. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe(
      'Secret key of Stripe. If it is not set, the order form says that card payment is not set up and offers the other ways to pay.',
    ),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .optional()
    .describe('Publishable key of Stripe. Required with STRIPE_SECRET_KEY.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe(
      'Signing secret of the webhook at SITE_ORIGIN/api/stripe/webhook. Required with STRIPE_SECRET_KEY, because only webhook events mark an order as paid.',
    ),
  STRIPE_API_BASE: origin
    .optional()
    .describe('Address of a test server that replaces Stripe. Leave it empty for Stripe itself.'),
  STRIPE_SCRIPT_URL: z
    .url()
    .optional()
    .describe('Browser script of that test server. Leave it empty for Stripe itself.'),
  REFUND_APPROVAL_ABOVE_MINOR: limit
    .default(10_000)
    .describe(
      'A second person must approve refunds of an order that together exceed this many cents. With 0, every refund needs approval.',
    ),
} as const;

/** Reading of uploaded documents and images. */
export const readingSettings = {
  READ_DEADLINE_MS: positive
    .default(15_000)
    .describe(
      'Milliseconds of processor time allowed for reading one document or image. Each page read adds a second, up to eight times this value. Word and PowerPoint files get three times as long. If it takes longer, it is tried again twice later, with two and three times the time.',
    ),
  READ_MEMORY_MB: positive.default(1536).describe('Memory in MiB allowed for reading one document or image.'),
  OCR_LANGUAGES: languageCodes
    .default(['eng'])
    .describe(
      'Languages of scans and photographed pages, whose text is read by OCR: codes of three letters with commas between them, such as eng,deu. English is installed. For every other language, put its trained data for Tesseract 4 or later into DATA_DIR/ocr, for example as deu.traineddata. Each language makes reading slower.',
    ),
} as const;
