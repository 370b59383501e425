import * as z from 'zod/mini';
import { endpoint } from '../endpoint';

export const publicConfig = z.object({
  siteName: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsappNumber: z.string(),
  adminOrigin: z.string(),
  libraryAccess: z.enum(['session', 'account']),
  hasOidc: z.boolean(),
  hasCardPayment: z.boolean(),
  /** Settings of the payment provider for the payment page; null if card payments are not configured. */
  card: z.nullable(
    z.object({
      publishableKey: z.string(),
      /** Address of the browser script of a test server; null for the provider's own. */
      scriptUrl: z.nullable(z.string()),
    }),
  ),
  hasAiModel: z.boolean(),
  /** True if the library was filled with demo schools and documents. Sample profiles are shown only then. */
  isDemo: z.boolean(),
  /** True while the demo's documents are being added or checked; pages reload the list until it is false. */
  isDemoLoading: z.boolean(),
  passwordMinLength: z.number(),
  maxFileBytes: z.number(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

export const getConfig = endpoint('GET /api/config', {
  scope: 'public',
  tag: 'System',
  summary: 'The settings the browser needs.',
  responses: { 200: publicConfig },
});

/** Numbers that the site counts of itself, named after the live claims. */
export const siteFigures = z.object({
  documents: z.number(),
  schools: z.number(),
  courses: z.number(),
  questions: z.number(),
  answers: z.number(),
});
export type SiteFigures = z.infer<typeof siteFigures>;

export const getFigures = endpoint('GET /api/figures', {
  scope: 'public',
  tag: 'System',
  summary: 'How much the site contains, at most five minutes old.',
  responses: { 200: siteFigures },
});

const state = z.object({ status: z.string() });

export const healthz = endpoint('GET /healthz', {
  scope: 'public',
  tag: 'System',
  summary: 'The process is alive.',
  responses: { 200: state },
});

export const readyz = endpoint('GET /readyz', {
  scope: 'public',
  tag: 'System',
  summary: 'The process can serve pages: the database answers and the process is not shutting down.',
  responses: { 200: state, 503: state },
});

export const metrics = endpoint('GET /metrics', {
  scope: 'public',
  tag: 'System',
  summary: 'Prometheus metrics, on the internal port only.',
  responses: { 200: z.string() },
  produces: 'text/plain',
});
