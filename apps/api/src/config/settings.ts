import * as z from 'zod';
import { limit, limitSettings } from './limit-settings';
import { isMailbox } from './mail-sender';

const flag = z.stringbool();
const positive = z.coerce.number().int().positive();
const origin = z.url().transform((url) => new URL(url).origin);
// A password with one of these signs would be read as a host and a port, and shown in messages as such.
const hasWholePassword = (url: string) => !/[/?#].*@|#/.test(url.replace(/^\w+:\/\//, ''));
const postgresUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that begins with postgres://' })
  .refine(hasWholePassword, 'write / ? # in a password as %2F %3F %23');
const port = positive.max(65_535);

/** Every environment variable that the project reads; docs/settings.md is generated from this schema. */
export const settings = {
  PORT: port.default(3000).describe('Port of the site and the API.'),
  ADMIN_PORT: port.default(3001).describe('Port of the staff console when this process serves it.'),
  LISTEN_HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for all.'),
  DATA_DIR: z
    .string()
    .default('./var')
    .describe('Folder of the embedded database, stored files and generated secrets.'),
  ROLES: z
    .string()
    .default('http,worker')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(['http', 'worker'])).min(1))
    .describe('What this process runs: http, worker, or both separated by a comma.'),
  DRAIN_MS: limit
    .max(15_000)
    .default(0)
    .describe(
      'Milliseconds, at most 15000, that a process keeps serving after SIGTERM while /readyz answers 503, so that load balancers switch to other processes first; 0 without a load balancer.',
    ),
  SITE_ORIGIN: origin
    .optional()
    .describe(
      'Public address of the site, such as https://academicworkshop.example; default: this machine and PORT.',
    ),
  ADMIN_ORIGIN: origin
    .optional()
    .describe(
      'Public address of the console; the only origin that may call the staff interface. Default: this machine and ADMIN_PORT.',
    ),
  DATABASE_URL: postgresUrl
    .optional()
    .describe(
      'PostgreSQL 17 or newer, such as postgres://user:secret@host:5432/workshop. Without it the embedded server is started.',
    ),
  DATABASE_READ_URL: postgresUrl
    .optional()
    .describe(
      'A read replica for searches and shared pages. It is used while it answers and is not too far behind; otherwise the main database is.',
    ),
  READ_LAG_MS: positive
    .default(1_000)
    .describe('How many milliseconds the read replica may be behind before it is no longer used.'),
  DATABASE_DIRECT_URL: postgresUrl
    .optional()
    .describe(
      'The primary database itself, if DATABASE_URL points to a pooler. Used for migrations, jobs, and the one connection on which each process hears about changes. Default: DATABASE_URL.',
    ),
  DATABASE_POOLER: z
    .enum(['none', 'transaction'])
    .default('none')
    .describe(
      'Set to transaction if DATABASE_URL and DATABASE_READ_URL point to a pooler in transaction mode, such as PgBouncer. Then, without DATABASE_DIRECT_URL, this process does not hear about changes and caches almost nothing.',
    ),
  DATABASE_NAMED_STATEMENTS: flag
    .optional()
    .describe(
      'Use named prepared statements for the most frequent reads. Default: true, or false with a pooler; turn it on there only if the pooler supports prepared statements (PgBouncer 1.21 with max_prepared_statements).',
    ),
  MIGRATE: z
    .enum(['auto', 'wait', 'never'])
    .default('auto')
    .describe(
      'What to do at start if migrations are missing: run them (auto), wait until `main.js migrate` or another process has run them (wait), or stop with an error (never).',
    ),
  DATABASE_POOL: positive
    .default(10)
    .describe(
      'Maximum number of connections this process uses for writes, the same number again for public reads, and again for a replica. Jobs, notifications and replica checks use up to seven more.',
    ),
  STATEMENT_TIMEOUT_MS: positive
    .default(10_000)
    .describe('Milliseconds after which a statement is cancelled.'),
  READ_TIMEOUT_MS: positive.default(2_000).describe('The same for public reads.'),
  SESSION_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Signs session cookies and encrypts authenticator secrets; at least 32 characters. Default: generated once and kept in DATA_DIR. Changing it signs everyone out and invalidates authenticator apps and recovery codes.',
    ),
  CREDENTIAL_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'The key that signs Open Badges is made from this; at least 32 characters, the same on all replicas. Default: generated once and kept in DATA_DIR. Changing it creates a new issuer, which then signs the status lists of earlier credentials too, so verifiers may refuse these.',
    ),
  COOKIE_SECURE: flag
    .default(false)
    .describe('Send cookies over HTTPS only, and HSTS. Turn on in production.'),
  TRUST_PROXY: limit
    .default(0)
    .describe('Number of proxies in front of the API whose X-Forwarded-For is trusted; 0 trusts none.'),
  FILE_STORAGE: z
    .enum(['folder', 's3'])
    .default('folder')
    .describe('Where files are stored. An incomplete s3 always stops the start.'),
  S3_ENDPOINT: z.url().optional().describe('Address of an S3-compatible storage; leave empty for AWS.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  S3_BUCKET: z.string().optional().describe('Bucket; needed with FILE_STORAGE=s3.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Access key of the storage.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret key of the storage.'),
  MAIL_TRANSPORT: z
    .enum(['folder', 'smtp'])
    .default('folder')
    .describe(
      'Where e-mail goes: a folder with a mailbox page at /dev/mailbox on this machine, or a server.',
    ),
  MAIL_FROM: z
    .string()
    .refine(
      isMailbox,
      'must be one e-mail address, which may have a name before it: "Workshop, Inc." <no-reply@workshop.example>. A name with a comma or other signs needs the double quotes',
    )
    .default('Academic Workshop <no-reply@academicworkshop.example>')
    .describe(
      'Sender of every e-mail: one address, which may have a name before it. A name with signs such as a comma is put into double quotes.',
    ),
  SMTP_URL: z
    .url()
    .optional()
    .describe('Mail server, such as smtps://user:secret@host:465; needed with MAIL_TRANSPORT=smtp.'),
  OIDC_ISSUER: z
    .url()
    .optional()
    .describe(
      'OpenID provider, such as https://accounts.google.com. If it is not set, its buttons are hidden. The callback is SITE_ORIGIN/api/login/callback.',
    ),
  OIDC_CLIENT_ID: z.string().optional().describe('Our client id at the provider; needed with OIDC_ISSUER.'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('Client secret at the provider.'),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe(
      'Stripe secret key. If it is not set, the order form says that card payment is not set up and offers other ways to pay.',
    ),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .optional()
    .describe('Stripe publishable key; required with STRIPE_SECRET_KEY.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe(
      'Signing secret of the webhook at SITE_ORIGIN/api/stripe/webhook; required with STRIPE_SECRET_KEY, because only webhook events mark an order as paid.',
    ),
  STRIPE_API_BASE: origin
    .optional()
    .describe('Address of a Stripe-speaking test server on this machine; empty for Stripe itself.'),
  STRIPE_SCRIPT_URL: z
    .url()
    .optional()
    .describe('Browser script of that test server; empty for the one of Stripe.'),
  OPENAI_API_KEY: z
    .string()
    .optional()
    .describe(
      'Key for a model with an OpenAI-compatible chat completions API. If it is not set, the study library answers and says so.',
    ),
  OPENAI_BASE_URL: z
    .url()
    .optional()
    .describe('Address of that endpoint, such as http://127.0.0.1:11434/v1; empty for OpenAI itself.'),
  OPENAI_MODEL: z.string().optional().describe('Name of the model; needed with OPENAI_API_KEY.'),
  AI_PROMPT_USD_PER_MILLION: z.coerce
    .number()
    .min(0)
    .default(5)
    .describe('Price of the model in US dollars per million input tokens.'),
  AI_COMPLETION_USD_PER_MILLION: z.coerce
    .number()
    .min(0)
    .default(15)
    .describe('Price in US dollars per million output tokens.'),
  AI_DAILY_CAP_USD: z.coerce
    .number()
    .min(0)
    .default(20)
    .describe(
      'The most the model may cost per day (UTC), in US dollars. When it is reached, the study library answers instead. 0 turns the cap off.',
    ),
  AI_ANONYMOUS_SHARE_PERCENT: z.coerce
    .number()
    .min(0)
    .max(100)
    .default(50)
    .describe(
      'How much of AI_DAILY_CAP_USD all people without a confirmed account may use together, in percent; 100 turns the share off.',
    ),
  AI_FIRST_WORD_TIMEOUT_MS: positive
    .default(120_000)
    .describe(
      'Milliseconds without a byte from the model, before the first word of an answer, after which the answer fails.',
    ),
  AI_IDLE_TIMEOUT_MS: positive.default(30_000).describe('The same after the first word.'),
  AI_LONGEST_ANSWER: positive.default(2_000).describe('Maximum length of a model’s answer, in tokens.'),
  AI_DOCUMENT_TOKENS: z.coerce
    .number()
    .int()
    .min(500)
    .max(1_000_000)
    .default(12_000)
    .describe(
      'Tokens of a document that a chat about it gives to the model, three bytes of text each; a shorter document is given whole. Must fit into what the model reads at once.',
    ),
  COUNTRY_HEADER: z
    .string()
    .default('cf-ipcountry,cloudfront-viewer-country,x-vercel-ip-country,x-appengine-country,x-country-code')
    .transform((names) =>
      names
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .describe(
      'Headers in which a proxy gives the country of a request (ISO 3166-1 alpha-2), separated by commas. Every country named in any of them counts.',
    ),
  REFUND_APPROVAL_ABOVE_MINOR: limit
    .default(10_000)
    .describe('Refunds above this many cents need a second person; with 0, every refund does.'),
  STAFF_2FA: z
    .enum(['optional', 'required'])
    .default('optional')
    .describe('Whether staff need two-step sign-in.'),
  METRICS_PORT: port
    .optional()
    .describe('Internal port for /metrics, for any ROLES. If it is not set, there are no metrics.'),
  LOG_LEVEL: z
    .string()
    .default('info')
    .transform((text) => text.toLowerCase())
    .pipe(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']))
    .describe('Lowest level that is logged, in any case: fatal, error, warn, info, debug, trace or silent.'),
  DEMO_SEED: flag.default(true).describe('Fill an empty embedded database with demo schools and documents.'),
  LIBRARY_ACCESS: z
    .enum(['session', 'account'])
    .default('session')
    .describe('Who may list documents: any session, or registered accounts only.'),
  PASSWORD_MIN_LENGTH: z.coerce
    .number()
    .int()
    .min(6)
    .max(64)
    .default(6)
    .describe('Minimum length of a password.'),
  SITE_NAME: z
    .string()
    .trim()
    .min(1)
    .default('Academic Workshop')
    .describe('Name of the site, as pages, mails, receipts and search engines show it.'),
  CONTACT_EMAIL: z.email().default('support@academicworkshop.example').describe('Support address.'),
  CONTACT_PHONE: z.string().default('+1 555 010 0199').describe('Support phone number.'),
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^\d{6,15}$/)
    .default('15550100199')
    .describe('WhatsApp number with the country code, digits only.'),
  SOCIAL_LINKS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https$/ })).max(12))
    .describe(
      'Addresses of your pages on social networks (https), separated by spaces; the footer of every page links to them.',
    ),
  ...limitSettings,
  READ_DEADLINE_MS: positive
    .default(15_000)
    .describe(
      'Milliseconds of processor time that reading one document or image may take; each page read adds a second, up to eight times as much. Word and PowerPoint files get three times as long. What takes longer is tried twice more, later, with two and three times the time.',
    ),
  READ_MEMORY_MB: positive
    .default(1536)
    .describe('Memory in MiB allowed for reading a document or an image.'),
  WEB_DIR: z
    .string()
    .optional()
    .describe('Built site to serve; default: the one next to this package, if there is one.'),
  WEB_PAGES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL of site-pages.json on the server that has the built site. The API reads the pages from it, checks for a new build every two seconds, and ignores WEB_DIR.',
    ),
  ADMIN_DIR: z
    .string()
    .optional()
    .describe(
      'Built console to serve on ADMIN_PORT; default: the one next to this package, if there is one.',
    ),
} as const;
