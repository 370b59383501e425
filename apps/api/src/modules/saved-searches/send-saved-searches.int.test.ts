import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSmtpTransport } from '../../adapters/mail/smtp-transport';
import { dayMs, hourMs } from '../../config/durations';
import type { NetworkContext } from '../../context';
import { member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { Killed, killAt } from '../../testing/kill-at';
import { insertRow, selectRows, updateRow, updateRows } from '../../testing/rows';
import {
  confirmedSearch,
  listedDocument,
  savedSearchMails,
  saveSearch,
  sendLinks,
} from '../../testing/saved-searches';
import { headersOf, startSmtpPeer } from '../../testing/smtp-peer';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { sendMail } from '../mail/send-mail';
import { eraseUser } from '../privacy/erase-user';
import { deleteExpiredSavedSearches } from './delete-expired-saved-searches';
import { sendSavedSearches } from './send-saved-searches';

const test = useTestApp({ LIMIT_SAVED_SEARCHES_PER_DAY: '0', LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const guest = beforeTests(() => signedIn(test.app));
const uploader = beforeTests(() => signedIn(test.app));
beforeEach(async () => {
  await sql`delete from saved_searches`.execute(test.ctx.db);
});

const at = (afterMs: number): NetworkContext => ({ ...test.ctx, now: () => new Date(Date.now() + afterMs) });
/** Runs the daily job as on a later day. */
const runOnDay = (day: number) => sendSavedSearches(at(day * dayMs));
const list = (title: string, more: Partial<Parameters<typeof listedDocument>[1]> = {}) =>
  listedDocument(test, { title, uploaderId: uploader.id, ...more });
const found = async (address: string) =>
  (await savedSearchMails(test, address)).filter(({ kind }) => kind === 'saved_search_found');
const subjects = async (address: string) => (await found(address)).map(({ subject }) => subject);
const rows = (email: string) => selectRows(test, 'saved_searches', { email });

describe('the email with new documents', () => {
  it('[X18] an email tells of the new documents of all searches of an address, once, and never of earlier ones', async () => {
    const email = 'news@search.example';
    await list('Old notes on zymurgy');
    await sql`update documents set uploaded_at = uploaded_at - interval '2 hours'`.execute(test.ctx.db);
    await confirmedSearch(test, guest, 'zymurgy', email);
    await confirmedSearch(test, guest, 'quaternions', email);
    await runOnDay(0);
    expect(await found(email)).toEqual([]);
    const ids = [await list('New notes on zymurgy'), await list('Quaternions explained')];
    await list('Unrelated');
    await runOnDay(1);
    const [mail, ...others] = await found(email);
    expect([mail?.subject, others]).toEqual(['2 new documents for your saved searches', []]);
    for (const id of ids) expect(mail?.body_text).toContain(`/documents/${id}`);
    expect(mail?.body_text).not.toMatch(/Old notes|Unrelated/);
    await runOnDay(2);
    await runOnDay(3);
    expect(await found(email)).toHaveLength(1);
  });

  it('[X18] an address gets at most one email a day, however often the job runs and however many documents there are', async () => {
    const ada = await member(test);
    await saveSearch(ada, 'xylophone');
    await list('Xylophone 1');
    await runOnDay(1);
    await list('Xylophone 2');
    for (let time = 0; time < 3; time += 1) await sendSavedSearches(at(dayMs + time * hourMs));
    expect(await subjects(ada.email)).toEqual(['New document: Xylophone 1']);
    for (let i = 3; i < 15; i++) await list(`Xylophone ${i}`);
    await runOnDay(2);
    expect((await subjects(ada.email)).at(-1)).toBe('13 new documents for “xylophone”');
    const text = (await found(ada.email)).at(-1)?.body_text ?? '';
    expect(text.match(/\/documents\/\d+/g)).toHaveLength(10);
    expect(text.replace(/\s+/g, ' ')).toContain('You will find 3 more new documents on the site.');
  });

  it('[X18] an email says that there are at least so many documents if they were not all counted', async () => {
    const email = 'many@search.example';
    await confirmedSearch(test, guest, 'krypton', email);
    for (let i = 0; i < 101; i++) await list(`Krypton ${i}`);
    await runOnDay(1);
    const [mail] = await found(email);
    expect(mail?.subject).toBe('At least 100 new documents for “krypton”');
    expect(mail?.body_text?.replace(/\s+/g, ' ')).toContain('at least 90 more new documents');
  });

  it('[X18] locked pages are not searched, and readable pages are', async () => {
    const email = 'pages@search.example';
    await confirmedSearch(test, guest, 'wolframite', email);
    await list('Minerals', {
      pages: [
        { text: 'About minerals.', is_free: true },
        { text: 'Wolframite is heavy.', is_free: false },
      ],
    });
    await runOnDay(1);
    expect(await found(email)).toEqual([]);
    await list('More minerals', { pages: [{ text: 'Wolframite is heavy.', is_free: true }] });
    await runOnDay(2);
    expect(await subjects(email)).toEqual(['New document: More minerals']);
  });

  it('[X18] filters of a saved search count, and removed documents and own uploads are left out', async () => {
    const ada = await member(test);
    await saveSearch(ada, 'ytterbium', { filters: { subject: 'Chemistry' } });
    const [removed, own, other, right] = [
      await list('Ytterbium removed'),
      await list('Ytterbium own', { uploaderId: ada.id }),
      await list('Ytterbium in physics'),
      await list('Ytterbium right'),
    ];
    for (const id of [removed, own, right]) await updateRow(test, 'documents', id, { subject: 'Chemistry' });
    await updateRow(test, 'documents', removed, { deleted_at: new Date() });
    await updateRow(test, 'documents', other, { subject: 'Physics' });
    await runOnDay(1);
    expect(await subjects(ada.email)).toEqual(['New document: Ytterbium right']);
  });

  it('[X18] each filter of a saved search leaves out documents with another value', async () => {
    const { id: schoolId } = await insertRow(test, 'schools', { name: 'Fjord College', type: 'university' });
    const course = { school_id: schoolId, name: 'Metals', code: 'MET 1', department: 'Chemistry' };
    const { id: courseId } = await insertRow(test, 'courses', course);
    const kind = { subject: 'Chemistry', document_type: 'exam', language: 'de' } as const;
    await list('Niobium elsewhere');
    const right = await list('Niobium right');
    await updateRow(test, 'documents', right, { ...kind, school_id: schoolId, course_id: courseId });
    for (const filters of [
      { schoolId },
      { courseId },
      { subject: 'Chemistry' },
      { documentType: 'exam' },
      { language: 'de' },
    ]) {
      const ada = await member(test);
      await saveSearch(ada, 'niobium', { filters });
      await runOnDay(1);
      expect([filters, await subjects(ada.email)]).toEqual([filters, ['New document: Niobium right']]);
    }
  });

  it('[X18] an account without a confirmed address, and one that was merged or erased, gets no email', async () => {
    const { id: other } = await member(test);
    for (const change of [{ email_verified_at: null }, { merged_into: other }, { erased_at: new Date() }]) {
      const ada = await member(test);
      await saveSearch(ada, 'scandium');
      await updateRow(test, 'users', ada.id, change);
      await list('Scandium');
      await runOnDay(1);
      expect([change, await found(ada.email)]).toEqual([change, []]);
    }
  });

  it('[X18] a document that is listed days after its upload is still told of, once', async () => {
    const email = 'slow@search.example';
    await confirmedSearch(test, guest, 'vanadium', email);
    const slow = await list('Vanadium');
    await updateRow(test, 'documents', slow, { status: 'processing' });
    await list('Vanadium, quickly read');
    await runOnDay(1);
    await updateRow(test, 'documents', slow, { status: 'published' });
    await runOnDay(2);
    await runOnDay(3);
    expect(await subjects(email)).toEqual(['New document: Vanadium, quickly read', 'New document: Vanadium']);
    expect(await selectRows(test, 'saved_search_hits')).toEqual([]);
  });

  it('[X18] each recipient gets each document once, however often the job dies', async () => {
    for (let i = 0; i < 4; i++) await confirmedSearch(test, guest, 'rhenium', `dies${i}@search.example`);
    await list('Rhenium');
    const isKilled = (error: unknown): boolean =>
      error instanceof Killed || (error instanceof AggregateError && error.errors.every(isKilled));
    let step = 1;
    for (let died = true; died && step < 100; step++)
      died = await sendSavedSearches(killAt(at(dayMs), step)).then(
        () => false,
        (error: unknown) => isKilled(error) || Promise.reject(error),
      );
    expect(step).toBeGreaterThan(4);
    await Promise.all(Array.from({ length: 3 }, () => runOnDay(1)));
    for (let i = 0; i < 4; i++)
      expect(await subjects(`dies${i}@search.example`)).toEqual(['New document: Rhenium']);
  });
});

describe('stopping', () => {
  it('[X18] emails have a link that stops them, also for the one click of RFC 8058; opening it changes nothing, and the address is deleted', async () => {
    const email = 'stop@search.example';
    for (const q of ['osmium', 'iridium']) await confirmedSearch(test, guest, q, email);
    await list('Osmium and iridium');
    await runOnDay(1);
    const peer = await startSmtpPeer();
    const mail = createSmtpTransport(peer.url);
    for (const { id } of await savedSearchMails(test, email)) await sendMail({ ...test.ctx, mail }, id);
    await mail.close();
    await peer.stop();
    const headers = headersOf(peer.taken.at(-1)?.email);
    expect(headersOf(peer.taken[0]?.email)['list-unsubscribe']).toBeUndefined();
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const url = new URL(/^<(.*)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '');
    const opened = await test.nobody.get(url.pathname + url.search);
    const page = `/saved-searches?stop=${encodeURIComponent(url.searchParams.get('token') ?? '')}`;
    expect([opened.statusCode, opened.headers.location]).toEqual([303, page]);
    expect(await rows(email)).toHaveLength(2);
    for (const payload of ['List-Unsubscribe=One-Click', undefined]) {
      const answer = await test.app.inject({
        method: 'POST',
        url: url.pathname + url.search,
        ...(payload ? { payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } } : {}),
      });
      expect([answer.statusCode, answer.json()]).toEqual([200, { stopped: 'all' }]);
    }
    expect(await rows(email)).toEqual([]);
    expect(await savedSearchMails(test, email)).toEqual([]);
    expect((await test.nobody.post('/api/saved-searches/stop?token=all.x.y')).statusCode).toBe(410);
  });

  it('[X18] a link in an email stops one search and leaves the others', async () => {
    const email = 'one@search.example';
    for (const q of ['hafnium', 'tantalum']) await confirmedSearch(test, guest, q, email);
    await list('Hafnium');
    await runOnDay(1);
    const [mail] = await found(email);
    const token = /stop=(one[\w.-]+)/.exec(mail?.body_text ?? '')?.[1];
    const answer = await test.nobody.post(`/api/saved-searches/stop?token=${token}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { stopped: 'one' }]);
    expect(await rows(email)).toMatchObject([{ q: 'tantalum' }]);
    expect(await found(email)).toHaveLength(1);
  });

  it('[X18] an email that waits is not sent after its account stopped all searches', async () => {
    const ada = await member(test);
    for (const q of ['lutetium', 'actinium']) await saveSearch(ada, q);
    await list('Lutetium');
    await runOnDay(1);
    const [first, second] = (await ada.get('/api/saved-searches')).json();
    expect((await ada.delete(`/api/saved-searches/${first.id}`)).statusCode).toBe(204);
    expect(await found(ada.email)).toMatchObject([{ status: 'queued' }]);
    expect((await ada.delete(`/api/saved-searches/${second.id}`)).statusCode).toBe(204);
    expect(await found(ada.email)).toEqual([]);
  });
});

describe('the end of a saved search', () => {
  it('[X18] a search ends after twelve months, an unconfirmed one after seven days, and the address and its mails go with it', async () => {
    const [email, never] = ['year@search.example', 'never@search.example'];
    await confirmedSearch(test, guest, 'thulium', email);
    await saveSearch(guest, 'thulium', { email: never });
    await confirmedSearch(test, guest, 'holmium', never);
    await updateRows(test, 'saved_searches', { email: never }, { confirmed_at: null });
    await deleteExpiredSavedSearches(at(8 * dayMs));
    expect(await rows(email)).toHaveLength(1);
    await list('Thulium');
    await runOnDay(367);
    expect(await found(email)).toEqual([]);
    await deleteExpiredSavedSearches(at(367 * dayMs));
    expect([await rows(email), await rows(never)]).toEqual([[], []]);
    expect([await savedSearchMails(test, email), await savedSearchMails(test, never)]).toEqual([[], []]);
  });

  it('[X18] an erasure deletes the searches of the account and of its address, with their mails', async () => {
    const ada = await member(test);
    await saveSearch(ada, 'erbium');
    await confirmedSearch(test, guest, 'terbium', ada.email);
    await saveSearch(guest, 'dysprosium', { email: ada.email });
    await sendLinks(test);
    await updateRow(test, 'users', ada.id, { erasure_requested_at: new Date(), erase_after: new Date() });
    expect(await eraseUser(test.ctx, ada.id)).toBe(true);
    expect(await selectRows(test, 'saved_searches')).toEqual([]);
    expect(await savedSearchMails(test, ada.email)).toEqual([]);
  });
});
