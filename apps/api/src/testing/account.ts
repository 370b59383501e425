import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { inTransaction } from '../database/in-transaction';
import { builtTermsVersion } from '../modules/content/policies';
import { grantWelcome } from '../modules/credits/grant-welcome';
import { callsWith } from './calls';
import { multipart } from './multipart';
import type { TestApp } from './test-app';
import { browserName, signedIn } from './user';

export const goodPassword = 'correct horse battery';

let accountCount = 0;

type Cookie = { pair: string; path: string };

/** Returns a browser that keeps its cookies: answers change them, and later calls send those of their path. */
export function browserOf(test: TestApp, firstCookie = '') {
  const jar = new Map<string, Cookie>();
  const storeCookie = (line: string) => {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const path = attributes.find((attribute) => attribute.startsWith('Path='))?.slice('Path='.length) ?? '/';
    if (value === '') jar.delete(name);
    else jar.set(name, { pair, path });
  };
  storeCookie(firstCookie);
  const cookie = (url = '/') =>
    [...jar.values()].flatMap(({ pair, path }) => (url.startsWith(path) ? [pair] : [])).join('; ');
  const inject = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const url = typeof options.url === 'string' ? options.url : '/';
    const headers = { 'user-agent': browserName, ...options.headers, cookie: cookie(url) };
    const response = await test.app.inject({ ...options, headers });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) storeCookie(line);
    return response;
  };
  return { ...callsWith(inject), cookie };
}

/** Returns an anonymous browser that keeps its cookie. */
export async function anonymousBrowser(test: TestApp) {
  const user = await signedIn(test.app);
  const browser = browserOf(test, user.cookie);
  const upload = (bytes: Uint8Array, fields: Record<string, string> = {}) =>
    browser.inject({
      method: 'POST',
      url: '/api/documents',
      ...multipart({ title: 'Notes', ...fields }, { name: 'notes.pdf', bytes }),
    });
  return { id: user.id, upload, ...browser };
}

/** Returns the payload of the sign-up form. */
export function signUpForm(email: string, change: Record<string, unknown> = {}) {
  return {
    method: 'POST' as const,
    url: '/api/auth/signup',
    payload: {
      firstName: 'Noor',
      lastName: 'Haddad',
      email,
      password: goodPassword,
      termsVersion: builtTermsVersion(),
      ...change,
    },
  };
}

/** Returns a registered person in a separate browser, whose address is not confirmed yet. */
export async function newcomer(test: TestApp, email = `member${++accountCount}@students.example`) {
  const browser = await anonymousBrowser(test);
  const response = await browser.inject(signUpForm(email));
  if (response.statusCode !== 201)
    throw new Error(`Sign-up answered ${response.statusCode}: ${response.body}`);
  return { ...browser, email };
}

/** Returns a registered person in a separate browser, with a confirmed address and the credit for it. */
export async function member(test: TestApp, email?: string) {
  const user = await newcomer(test, email);
  await inTransaction(test.ctx, async (ctx) => {
    await ctx.db
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', user.id)
      .execute();
    await grantWelcome(ctx, user, { ip: '127.0.0.1', userAgent: user.id });
  });
  return user;
}

export type Member = Awaited<ReturnType<typeof member>>;

/** Returns the token of the latest mailed link to an address. */
export async function mailedToken(test: TestApp, address: string, kind: string): Promise<string> {
  const row = await test.ctx.db
    .selectFrom('mails')
    .select('body_text')
    .where('to_address', '=', address)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /token=([\w-]+)/.exec(row.body_text ?? '')?.[1] ?? '';
}
