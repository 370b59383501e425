import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '../../config/durations';
import type { NetworkContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { member, newcomer } from '../../testing/account';
import { refusalOf } from '../../testing/answers';
import { beforeTests } from '../../testing/before-tests';
import { selectRows, updateRow, updateRows } from '../../testing/rows';
import {
  confirmedSearch,
  linkTo,
  savedSearchMails,
  saveSearch,
  sendLinks,
} from '../../testing/saved-searches';
import { startTestApp, useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { mergeUsers } from '../users/merge-users';
import { sendSavedSearchLink } from './send-saved-search-link';

const test = useTestApp({
  LIMIT_SAVED_SEARCHES_PER_DAY: '0',
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
  LIMIT_WRITES_PER_MINUTE: '0',
});
const guest = beforeTests(() => signedIn(test.app));
const at = (afterMs: number): NetworkContext => ({ ...test.ctx, now: () => new Date(Date.now() + afterMs) });
const confirm = (token: string) => test.nobody.post('/api/saved-searches/confirm', { token });
const rowsOf = (email: string) => selectRows(test, 'saved_searches', { email });

describe('a saved search of an account', () => {
  it('[X18] an account with a confirmed address saves a search at once, sees it in its list and removes it', async () => {
    const ada = await member(test);
    const answer = await saveSearch(ada, 'phys101  midterm', { filters: { documentType: 'exam' } });
    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'active' }]);
    expect((await saveSearch(ada, 'PHYS101 midterm', { filters: { documentType: 'exam' } })).statusCode).toBe(
      202,
    );
    const list = (await ada.get('/api/saved-searches')).json();
    expect(list).toMatchObject([
      { q: 'phys101 midterm', filters: { documentType: 'exam' }, schoolName: null },
    ]);
    const months = new Date(list[0].expiresAt).getTime() - new Date(list[0].createdAt).getTime();
    expect(months / dayMs).toBeGreaterThan(364);
    expect(await savedSearchMails(test, ada.email)).toEqual([]);
    const other = await member(test);
    expect((await other.get('/api/saved-searches')).json()).toEqual([]);
    expect(refusalOf(await other.delete(`/api/saved-searches/${list[0].id}`))).toEqual([
      404,
      'saved_searches.not_found',
    ]);
    expect((await ada.delete(`/api/saved-searches/${list[0].id}`)).statusCode).toBe(204);
    expect((await ada.get('/api/saved-searches')).json()).toEqual([]);
  });

  it('[X18] an account has at most twenty saved searches, also with parallel calls', async () => {
    const ada = await member(test);
    const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => saveSearch(ada, `topic ${i}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(20);
    expect(refusalOf(await saveSearch(ada, 'one more'))).toEqual([409, 'saved_searches.full']);
  });

  it('[X18] a search without words and filters, and one without an address to write to, are refused', async () => {
    const ada = await member(test);
    expect((await saveSearch(ada, ' ')).statusCode).toBe(400);
    expect((await saveSearch(ada, '', { filters: { subject: 'Physics' } })).statusCode).toBe(202);
    for (const caller of [guest, await newcomer(test)]) {
      const answer = await saveSearch(caller, 'tides');
      expect([answer.statusCode, answer.json().issues]).toMatchObject([400, [{ path: 'email' }]]);
    }
  });

  it('[X18] the same words with another filter are another search, and one that has ended is not listed', async () => {
    const ada = await member(test);
    const filters = [
      {},
      { subject: 'Physics' },
      { documentType: 'exam' },
      { language: 'en' },
      { language: 'de' },
    ];
    for (const each of filters) await saveSearch(ada, 'tides', { filters: each });
    const listed = async () => (await ada.get('/api/saved-searches')).json<{ filters: object }[]>();
    expect((await listed()).map((search) => search.filters)).toEqual(filters.toReversed());
    const ended = { expires_at: new Date() };
    await updateRows(test, 'saved_searches', { user_id: ada.id, language: 'de' }, ended);
    expect(await listed()).toHaveLength(4);
  });

  it('[X18] if documents are for accounts, others save no search', async () => {
    const closed = await startTestApp({ LIBRARY_ACCESS: 'account' });
    const visitor = await signedIn(closed.app);
    const answer = await saveSearch(visitor, 'tides', { email: 'visitor@search.example' });
    expect(refusalOf(answer)).toEqual([401, 'auth.required']);
    await closed.close();
  });
});

describe('a saved search of an address without an account', () => {
  it('[X18] a search of an address starts with the mailed link, of which only the hash is stored, and a second use changes nothing', async () => {
    const email = 'Reader@search.example';
    const answer = await saveSearch(guest, 'tides', { email });
    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'pending' }]);
    await sendLinks(test);
    const token = await linkTo(test, email);
    expect(JSON.stringify(await rowsOf(email))).not.toContain(token);
    expect(await rowsOf(email)).toMatchObject([{ confirmed_at: null }]);
    for (let time = 0; time < 2; time += 1) {
      const confirmed = await confirm(token);
      expect([confirmed.statusCode, confirmed.json()]).toMatchObject([200, { q: 'tides' }]);
    }
    const [row] = await rowsOf(email);
    expect(row?.confirmed_at).not.toBeNull();
    expect((row?.expires_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(364 * dayMs);
    expect(await savedSearchMails(test, email)).toHaveLength(1);
  });

  it('[X18] the mail with the link has none of the words that were typed', async () => {
    const email = 'quoted@search.example';
    await saveSearch(guest, 'Win at evil.example now', { email });
    await sendLinks(test);
    const [mail] = await savedSearchMails(test, email);
    expect(`${mail?.subject} ${mail?.html} ${mail?.body_text}`).not.toMatch(/evil|Win at/);
  });

  it('[X18] a link that is wrong, replaced or older than seven days is refused', async () => {
    const email = 'late@search.example';
    await saveSearch(guest, 'tides', { email });
    await sendLinks(test);
    const first = await linkTo(test, email);
    await saveSearch(guest, 'tides', { email });
    await sendLinks(test, at(61 * minuteMs));
    const second = await linkTo(test, email);
    expect(refusalOf(await confirm(first))).toEqual([410, 'tokens.invalid']);
    await updateRows(test, 'saved_searches', { email }, { token_until: new Date() });
    for (const token of ['x', second])
      expect(refusalOf(await confirm(token))).toEqual([410, 'tokens.invalid']);
    expect(await rowsOf(email)).toMatchObject([{ confirmed_at: null }]);
  });

  it('[X18] the answer is the same whether or not an address is known, and a search that is saved already causes no mail', async () => {
    const email = 'known@search.example';
    await confirmedSearch(test, guest, 'tides', email);
    const [known, stranger] = [
      await saveSearch(guest, 'Tides', { email: 'KNOWN@search.example' }),
      await saveSearch(guest, 'tides', { email: 'new@search.example' }),
    ];
    expect([known.statusCode, known.body]).toEqual([stranger.statusCode, stranger.body]);
    await sendLinks(test, at(2 * 60 * minuteMs));
    expect(await savedSearchMails(test, email)).toHaveLength(1);
    expect(await savedSearchMails(test, 'KNOWN@search.example')).toEqual([]);
  });

  it('[X18] an address has at most twenty searches: another one is not confirmed, and no link is mailed for it', async () => {
    const email = 'twenty@search.example';
    await saveSearch(guest, 'tides', { email });
    await sendLinks(test);
    await sql`
      insert into saved_searches (email, address_hash, q, confirmed_at, seen_document_id, expires_at)
      select email, address_hash, 'topic ' || n, now(), 0, now() + interval '1 day'
      from saved_searches, generate_series(1, 20) n where email = ${email}`.execute(test.ctx.db);
    expect(refusalOf(await confirm(await linkTo(test, email)))).toEqual([409, 'saved_searches.full']);
    await saveSearch(guest, 'waves', { email });
    await sendLinks(test);
    expect(await savedSearchMails(test, email)).toHaveLength(1);
  });
});

describe('mails that strangers cause', () => {
  const request = (email: string, q: string) => ({ email, q, filters: {} });

  it('[X18] an address gets three links in 30 days if it uses none, whatever is searched for', async () => {
    const email = 'victim@search.example';
    for (const [index, days] of [0, 0, 0, 1, 2, 20, 29].entries())
      await sendSavedSearchLink(at(days * dayMs), request(email, `topic ${index}`));
    expect(await savedSearchMails(test, email)).toHaveLength(3);
    await sendSavedSearchLink(at(31 * dayMs), request(email, 'topic'));
    expect(await savedSearchMails(test, email)).toHaveLength(4);
  });

  it('[X18] the same search is mailed at most once an hour, and parallel requests cause one mail', async () => {
    const email = 'busy@search.example';
    await Promise.all(
      Array.from({ length: 10 }, () => sendSavedSearchLink(test.ctx, request(email, 'tides'))),
    );
    await sendSavedSearchLink(at(50 * minuteMs), request(email, 'tides'));
    expect(await savedSearchMails(test, email)).toHaveLength(1);
  });

  it('[X18] links of saved searches count for the daily limit of mails that strangers cause to an address', async () => {
    const limited = await startTestApp({ LIMIT_MAILS_PER_RECIPIENT: '1' });
    for (const q of ['one', 'two']) await sendSavedSearchLink(limited.ctx, request('full@search.example', q));
    const mails = await selectRows(limited, 'mails', {}, ['status', 'html'], 'created_at');
    expect(mails.map(({ status }) => status)).toEqual(['queued', 'dropped']);
    expect(await selectRows(limited, 'saved_searches')).toHaveLength(1);
    await limited.close();
  });

  it('[X18] searches for addresses are limited per person and per network address', async () => {
    const limited = await startTestApp({ LIMIT_SAVED_SEARCHES_PER_DAY: '5' });
    const [one, two] = [await signedIn(limited.app), await signedIn(limited.app)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        saveSearch(i % 2 ? one : two, 'tides', { email: `a${i}@search.example` }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 202)).toHaveLength(5);
    await limited.close();
  });
});

describe('accounts that change', () => {
  it('[X18] searches of an address belong to the account that confirms it, and links in earlier mails still stop them', async () => {
    const email = 'later-member@search.example';
    await confirmedSearch(test, guest, 'tides', email);
    const ada = await member(test, email);
    await saveSearch(ada, 'tides');
    const signIn = await ada.post('/api/auth/signin', { email, password: 'correct horse battery' });
    expect(signIn.statusCode).toBe(200);
    expect((await ada.get('/api/saved-searches')).json()).toMatchObject([{ q: 'tides' }]);
    expect(await rowsOf(email)).toEqual([]);
    const second = await confirmedSearch(test, guest, 'waves', email);
    expect(second.statusCode).toBe(200);
    expect((await ada.get('/api/saved-searches')).json()).toMatchObject([{ q: 'waves' }, { q: 'tides' }]);
  });

  it('[X18] an account gets no search of an address that it has not confirmed, and none that waits for its link', async () => {
    const [unconfirmed, waiting] = ['unconfirmed@search.example', 'waiting@search.example'];
    const { id } = await member(test, unconfirmed);
    await updateRow(test, 'users', id, { email_verified_at: null });
    expect((await confirmedSearch(test, guest, 'tides', unconfirmed)).statusCode).toBe(200);
    expect(await rowsOf(unconfirmed)).toMatchObject([{ q: 'tides', user_id: null }]);
    await saveSearch(guest, 'waves', { email: waiting });
    await sendLinks(test);
    const ada = await member(test, waiting);
    await ada.post('/api/auth/signin', { email: waiting, password: 'correct horse battery' });
    expect((await ada.get('/api/saved-searches')).json()).toEqual([]);
    expect(await rowsOf(waiting)).toMatchObject([{ q: 'waves', user_id: null, confirmed_at: null }]);
  });

  it('[X18] [U6] a merge of two accounts keeps the searches of both, and of two that are the same the one that ends later', async () => {
    const [from, into] = [await member(test), await member(test)];
    for (const q of ['tides', 'waves']) await saveSearch(from, q);
    for (const q of ['Tides', 'currents']) await saveSearch(into, q);
    await saveSearch(into, 'waves', { filters: { language: 'de' } });
    const expiresAt = new Date(Date.now() + 400 * dayMs);
    await updateRows(test, 'saved_searches', { user_id: from.id, q: 'tides' }, { expires_at: expiresAt });
    await inTransaction(test.ctx, (ctx) => mergeUsers(ctx.db, from.id, into.id, 'test'));
    const list = (await into.get('/api/saved-searches')).json<{ q: string; expiresAt: string }[]>();
    expect(list.map(({ q }) => q).sort()).toEqual(['currents', 'tides', 'waves', 'waves']);
    expect(list.find(({ q }) => q === 'tides')?.expiresAt).toBe(expiresAt.toISOString());
  });
});
