import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { searchHeaders } from '@aw/contracts/search/search-outcome';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../../config/config';

/** Policy of answers that are not pages. A page has its own. */
const closedPolicy = {
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
};

/** Browser features that nothing here uses. */
const unused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Sent if cookies require HTTPS. It must not be sent over plain HTTP, for example on a developer's machine. */
const strictTransport = (config: Config) =>
  config.COOKIE_SECURE ? { maxAge: 31_536_000, includeSubDomains: true } : false;

/** Headers of every answer of a listener. A page overrides the policies. */
export type AnswerHeaders = readonly (readonly [name: string, value: string])[];

/** Returns the headers of every answer of the API and the site. */
export function siteHeaders(config: Config): AnswerHeaders {
  return headersBy({
    contentSecurityPolicy: closedPolicy,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: strictTransport(config),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

/**
 * Returns the headers of every answer of the console: it opens no other window and sends no referrer to other sites.
 */
export function consoleHeaders(config: Config): AnswerHeaders {
  return headersBy({
    contentSecurityPolicy: closedPolicy,
    frameguard: { action: 'deny' },
    strictTransportSecurity: strictTransport(config),
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/** Helmet's headers are the same for every request, so they are computed once. */
function headersBy(options: HelmetOptions): AnswerHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  const set = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return [...set, ['permissions-policy', permissionsPolicy()]];
}

/** Allows the API for staff only from the console's origin, and restricts which sites can read answers of the API. */
export async function addOriginRules(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(cors, {
    delegator: (request, done) => {
      const isStaffCall = request.url?.startsWith('/api/admin/') ?? false;
      done(null, {
        origin: isStaffCall ? config.adminOrigins : false,
        credentials: true,
        methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders: ['authorization', 'content-type'],
        exposedHeaders: ['content-disposition', 'link', 'retry-after', ...Object.values(searchHeaders)],
        maxAge: 600,
      });
    },
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/admin/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** Origins that a page may use in addition to its own. Without any, the page is isolated. */
export type PageSources = {
  scripts?: readonly string[];
  frames?: readonly string[];
  calls?: readonly string[];
  images?: readonly string[];
};

/** Returns the content policy of a page: its own scripts, the listed inline scripts and the named origins. */
function pagePolicy(inlineScripts: readonly string[], sources: PageSources = {}): string {
  const { scripts = [], frames = [], calls = [], images = [] } = sources;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map((hash) => `'${hash}'`), ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(' '),
    ["frame-src 'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Returns the browser features that a page and its frames may use: no sensors and devices, passkeys for itself, and
 * wallets for the named origins.
 */
export function permissionsPolicy(wallets: readonly string[] = []): string {
  const payment = wallets.length > 0 ? ['self', ...wallets.map((origin) => `"${origin}"`)] : [];
  return [
    ...unused.map((power) => `${power}=()`),
    `payment=(${payment.join(' ')})`,
    'publickey-credentials-create=(self)',
    'publickey-credentials-get=(self)',
  ].join(', ');
}

/**
 * Returns the headers of a page. A page that accepts cards allows the provider's frames to request a wallet and to
 * open its window.
 */
export function pageHeaders(
  inlineScripts: readonly string[],
  sources: PageSources = {},
): Record<string, string> {
  const policy = { 'content-security-policy': pagePolicy(inlineScripts, sources) };
  if (!sources.frames?.length) return policy;
  return {
    ...policy,
    'permissions-policy': permissionsPolicy(sources.frames),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}
