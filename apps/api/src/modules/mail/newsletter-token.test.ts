import { expect, it } from 'vitest';
import { newsletterToken, readNewsletterToken } from './newsletter-token';
import { unsubscribeToken } from './unsubscribe-token';

const secret = 'a secret for tests only, 32 characters';

it('[X8] a newsletter token works for one address, and cannot be forged', () => {
  const token = newsletterToken(secret, 'Ada+news@example.com');
  expect(token).toMatch(/^[\w.-]+$/);
  expect(readNewsletterToken(secret, token)).toBe('Ada+news@example.com');
  const other = newsletterToken(secret, 'eve@example.com');
  const swapped = `${token.split('.')[0]}.${other.split('.')[1]}`;
  for (const bad of ['', '.', swapped, `${token}.x`, `${token}x`, token.slice(0, -2)])
    expect([bad, readNewsletterToken(secret, bad)]).toEqual([bad, undefined]);
  expect(readNewsletterToken('another secret, of 32 characters!', token)).toBeUndefined();
  expect(readNewsletterToken(secret, unsubscribeToken(secret, 'person', 'rewards'))).toBeUndefined();
});
