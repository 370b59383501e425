import cookies from '@fastify/cookie';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anonymousBrowser, browserOf } from '../../../testing/account';
import type { Caller } from '../../../testing/calls';
import { finish, type OidcSite, start, startOidcSite, whoIs } from '../../../testing/oidc-site';
import { saveSignIn } from './ceremonies';

let site: OidcSite;
let sub = '';

beforeAll(async () => {
  site = await startOidcSite();
});
afterAll(() => site.close());
beforeEach(() => {
  sub = site.addAccount();
});

/** Starts a sign-in in each tab and chooses an account in all of them. */
const openTabs = async (browser: Caller, pages: readonly string[]) => {
  const answers: URL[] = [];
  for (const page of pages) answers.push(await site.choose(await start(browser, page), sub));
  return answers;
};
const pagesUpTo = (count: number) => Array.from({ length: count }, (_, index) => `/documents/${index + 1}`);

it.each([
  ['a new browser', () => browserOf(site.test)],
  ['a browser with a session', () => anonymousBrowser(site.test)],
])(
  '[U3] sign-ins in several tabs of %s all work, in any order, and each leads to its own page',
  async (_, open) => {
    const browser = await open();
    const [first, second, third] = await openTabs(browser, ['/documents', '/questions', '/profile']);
    if (!first || !second || !third) throw new Error('A tab is missing.');
    expect(await finish(browser, second)).toBe('/questions');
    expect(await finish(browser, first)).toBe('/documents');
    expect(await finish(browser, third)).toBe('/profile');
    expect(await whoIs(browser)).toMatchObject({ email: `${sub}@provider.example` });
  },
);

it('[U3] sign-ins that begin in the same moment do not overwrite each other', async () => {
  const browser = await anonymousBrowser(site.test);
  const addresses = await Promise.all([start(browser, '/documents'), start(browser, '/questions')]);
  const answers = await Promise.all(addresses.map((address) => site.choose(address, sub)));
  const places = [];
  for (const answer of answers) places.push(await finish(browser, answer));
  expect(places).toEqual(['/documents', '/questions']);
});

it('[U3] ten sign-ins can be open in a browser, and the eleventh ends the first', async () => {
  const browser = browserOf(site.test);
  const [first, second, ...others] = await openTabs(browser, pagesUpTo(11));
  if (!first || !second) throw new Error('A tab is missing.');
  expect(await finish(browser, first)).toBe('/login?problem=oidc-expired');
  expect(await finish(browser, second)).toBe('/documents/2');
  for (const [index, answer] of others.entries())
    expect(await finish(browser, answer)).toBe(`/documents/${index + 3}`);
});

it('[U3] sign-ins whose pages have long addresses stay short enough for a request', async () => {
  const browser = browserOf(site.test);
  const pages = pagesUpTo(12).map((page) => `${page}?search=${'é'.repeat(150)}`);
  const answers = await openTabs(browser, pages);
  expect(browser.cookie('/api/login').length).toBeLessThan(12_000);
  const [last] = answers.slice(-1);
  expect(last && (await finish(browser, last))).toBe(`/documents/12?search=${'%C3%A9'.repeat(150)}`);
  const tooLong = `/documents/1?search=${'é'.repeat(600)}`;
  const answer = await site.choose(await start(browser, tooLong), sub);
  expect(await finish(browser, answer)).toBe('/documents/1');
});

it('[U3] the cookie of a sign-in is never larger than browsers accept, also with three-byte letters in its page', async () => {
  const app = fastify();
  await app.register(cookies);
  const random = 'x'.repeat(43);
  const next = `/documents?search=${'\u4f8b'.repeat(1_400)}`;
  app.get('/', async (request, reply) => {
    const ceremony = { state: random, nonce: random, verifier: random, next };
    saveSignIn(site.test.ctx, { request, reply }, ceremony);
    return '';
  });
  const { cookies: kept } = await app.inject('/');
  expect(kept.map(({ name, value }) => name.length + 1 + value.length <= 4_096)).toEqual([true]);
  await app.close();
});

it('[U11] a sign-in with a provider opens a session that is kept after the browser closes', async () => {
  const browser = browserOf(site.test);
  const answer = await site.choose(await start(browser), sub);
  const { headers } = await browser.get(answer.pathname + answer.search);
  const cookies = [headers['set-cookie'] ?? []].flat();
  const expires = /Expires=([^;]+)/.exec(cookies.find((line) => line.startsWith('aw_session=')) ?? '')?.[1];
  expect(Math.round((Date.parse(expires ?? '') - Date.now()) / 86_400_000)).toBe(180);
});
