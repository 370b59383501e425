import * as z from 'zod';
import { flag, limit, origin, port } from './kinds';

/** Roles of a process, its listeners, and the addresses at which people reach it. */
export const startSettings = {
  PORT: port.default(3000).describe('Port of the site and the API.'),
  ADMIN_PORT: port.default(3001).describe('Port of the staff console, if this process serves the console.'),
  LISTEN_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Network address to listen on. Use 0.0.0.0 to listen on all of them.'),
  SITE_ORIGIN: origin
    .optional()
    .describe(
      'Public address of the site, such as https://academicworkshop.example. Default: http://localhost with PORT.',
    ),
  ADMIN_ORIGIN: origin
    .optional()
    .describe(
      'Public address of the console. The staff API accepts calls from no other origin. Default: http://localhost with ADMIN_PORT.',
    ),
  DATA_DIR: z
    .string()
    .default('./var')
    .describe('Folder for the embedded database, stored files and generated secrets.'),
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
      'Milliseconds that a process keeps serving after SIGTERM, at most 15000. During this time /readyz answers 503, so that load balancers switch to other processes. Use 0 without a load balancer.',
    ),
  WEB_DIR: z
    .string()
    .optional()
    .describe('Folder of the built site. Default: the one next to this package, if it exists.'),
  WEB_PAGES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL of site-pages.json on the server that has the built site. The API reads the pages from there, checks for a new build every two seconds, and ignores WEB_DIR.',
    ),
  ADMIN_DIR: z
    .string()
    .optional()
    .describe(
      'Folder of the built console, which is served on ADMIN_PORT. Default: the one next to this package, if it exists.',
    ),
  DEMO_SEED: flag.default(true).describe('Fills an empty embedded database with demo schools and documents.'),
} as const;

/** Secrets, and trust in the proxies in front of the process. */
export const securitySettings = {
  SESSION_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Signs session cookies and encrypts authenticator secrets. At least 32 characters. Default: generated at the first start and kept in DATA_DIR. If you change it, everyone is signed out, and authenticator apps and recovery codes stop working.',
    ),
  CREDENTIAL_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'The key that signs Open Badges is made from it. At least 32 characters, and the same for all replicas. Default: generated at the first start and kept in DATA_DIR. If you change it, badges have a new issuer, and verifiers may refuse earlier badges.',
    ),
  COOKIE_SECURE: flag
    .default(false)
    .describe('Sends cookies over HTTPS only, and sends the HSTS header. Turn it on in production.'),
  TRUST_PROXY: limit
    .default(0)
    .describe(
      'Number of proxies in front of the API whose X-Forwarded-For header is trusted. 0 trusts none.',
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
  LIBRARY_ACCESS: z
    .enum(['session', 'account'])
    .default('session')
    .describe(
      'Who can read documents of other people: everyone (session), or only people with an account (account). Titles, subjects and descriptions are public in both cases.',
    ),
  PASSWORD_MIN_LENGTH: z.coerce
    .number()
    .int()
    .min(6)
    .max(64)
    .default(6)
    .describe('Minimum length of a password.'),
} as const;
