import * as z from 'zod/mini';
import { emailField } from '../email';
import { endpoint } from '../endpoint';
import { textField } from '../fields';

const tag = 'Newsletter';
const token = textField(500).check(z.minLength(1));

export const subscribe = endpoint('POST /api/newsletter', {
  scope: 'visitor',
  tag,
  summary:
    'Emails a link that confirms the subscription, at most once an hour. After three unused links, sends none for 30 days. The response never reveals whether the address is known.',
  body: z.object({
    email: emailField,
    website: z._default(z.string().check(z.maxLength(500)), ''),
  }),
  responses: { 202: z.object({ status: z.literal('pending') }) },
  errors: ['auth.cross_site', 'limits.requests'],
});

/** Result of following a link in a newsletter mail. */
const done = z.object({ email: z.string(), state: z.enum(['confirmed', 'unsubscribed']) });
export type NewsletterState = z.infer<typeof done>;

export const confirmNewsletter = endpoint('POST /api/newsletter/confirm', {
  scope: 'visitor',
  tag,
  summary:
    'Confirms a subscription with the emailed token, which is valid for seven days. Repeating it changes nothing.',
  body: z.object({ token }),
  responses: { 200: done },
  errors: ['auth.cross_site', 'tokens.invalid'],
});

export const unsubscribeNewsletter = endpoint('POST /api/newsletter/unsubscribe', {
  scope: 'visitor',
  tag,
  summary:
    'Ends a subscription with the token in every issue, from the page or with one click (RFC 8058). Repeating it changes nothing.',
  query: z.object({ token }),
  responses: { 200: done },
  errors: ['tokens.invalid'],
});
