import * as certificates from '@aw/db/certificates';
import { describe, expect, it } from 'vitest';
import { member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { useBuiltSite } from '../../testing/built-site';
import { quizOf, secretMark, takeQuiz } from '../../testing/quizzes';
import { updateRow, updateRows } from '../../testing/rows';

const fallback = [
  '<html><head><title>Academic Workshop</title></head>',
  '<body><main><div id="served-page" class="peer"></div></main></body></html>',
].join('');
const quiz =
  '<h1>{{title}}</h1><p>{{description}}</p>{{#law}}Law{{/law}}{{#medium}}medium{{/medium}}<i>{{questions}}, {{timeLimit}}, {{passPercentage}}</i>';
const noindex = '<meta name="robots" content="noindex"';

const test = useBuiltSite({ files: { '__spa-fallback.html': fallback }, templates: { quiz } });
const taker = beforeTests(() => member(test));

const ask = async (url: string, cookie = '') => {
  const { statusCode, body } = await test.site.inject({ url, headers: { accept: 'text/html', cookie } });
  return { statusCode, body };
};
const setStatus = (id: number, status: 'listed' | 'unlisted' | 'retired') =>
  updateRow(test, 'quizzes', id, { status });

describe('the public page of a quiz', () => {
  it('[X16] [Z1] the page of a quiz shows its subject and conditions, with its own head', async () => {
    const id = await quizOf(test, { title: 'Offer & <acceptance>', subject: 'Law' });
    const { statusCode, body } = await ask(`/quiz/${id}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Offer &amp; &lt;acceptance&gt; · Academic Workshop</title>');
    expect(body).toContain('content="Adding numbers. Medium, 5 questions, 30 minutes."');
    expect(body).toContain(`<link rel="canonical" href="https://site.example/quiz/${id}" data-shared>`);
    expect(body).toContain('<meta property="og:title" content="Offer &amp; &lt;acceptance&gt;" data-shared>');
    expect(body).toContain('<p>Adding numbers.</p>Lawmedium<i>5 questions, 30 minutes, 60</i>');
    const [thing] = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
    expect(JSON.parse(thing?.[1] ?? '')).toMatchObject({
      '@type': 'Quiz',
      url: `https://site.example/quiz/${id}`,
      name: 'Offer & <acceptance>',
      about: { name: 'Law' },
      timeRequired: 'PT30M',
    });
    expect(body).not.toContain(noindex);
  });

  it('[Z3] the page of a quiz contains none of its questions, also for people who took it', async () => {
    const id = await quizOf(test);
    await takeQuiz(test, taker, id);
    for (const cookie of ['', taker.cookie()]) {
      const { body } = await ask(`/quiz/${id}?attempt=x&review=1`, cookie);
      expect(body).toContain('<h1>Sums</h1>');
      expect(body).not.toMatch(new RegExp(`What is|${secretMark}`));
    }
  });

  it('[X16] a quiz is in the sitemap while it is listed, and an unlisted one is excluded from search engines', async () => {
    const [listed, unlisted, retired] = [await quizOf(test), await quizOf(test), await quizOf(test)];
    await setStatus(unlisted, 'unlisted');
    await setStatus(retired, 'retired');
    expect((await ask('/sitemap.xml')).body).toContain(
      '<loc>https://site.example/sitemaps/quizzes-1.xml</loc>',
    );
    const { body } = await ask('/sitemaps/quizzes-1.xml');
    expect(body).toMatch(
      new RegExp(`<loc>https://site.example/quiz/${listed}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`),
    );
    for (const id of [unlisted, retired]) expect(body).not.toContain(`/quiz/${id}<`);
    const page = await ask(`/quiz/${unlisted}`);
    expect([page.statusCode, page.body.includes(noindex)]).toEqual([200, true]);
    for (const id of [retired, 987_654_321, 'x', '0']) {
      const { statusCode, body: none } = await ask(`/quiz/${id}`);
      expect([id, statusCode, none.includes(noindex)]).toEqual([id, 404, true]);
      expect(none).not.toContain('<h1>');
    }
  });

  it('[Z4] a quiz that was generated for a person opens only for that person', async () => {
    const [id, other] = [await quizOf(test), await member(test)];
    await updateRow(test, 'quizzes', id, { owner_id: taker.id, status: 'unlisted' });
    expect((await ask(`/quiz/${id}`, taker.cookie())).statusCode).toBe(200);
    expect((await ask(`/quiz/${id}`, other.cookie())).statusCode).toBe(404);
  });
});

describe('the head of a certificate', () => {
  const certificateOf = async (title: string) => {
    const result = await takeQuiz(test, taker, await quizOf(test, { title }));
    return result.certificate?.certificateId ?? '';
  };
  const share = (id: string, isPublic = true) => taker.patch(`/api/certificates/${id}`, { isPublic });

  it('[Z5] [X16] a certificate is in the sitemap while it is shared and valid', async () => {
    const [secret, shared, revoked] = [
      await certificateOf('Private one'),
      await certificateOf('Shared one'),
      await certificateOf('Revoked one'),
    ];
    for (const id of [shared, revoked]) await share(id);
    await certificates.revoke(test.ctx.db, {
      certificateId: revoked,
      reason: 'Test.',
      now: test.ctx.now(),
    });
    const { body } = await ask('/sitemaps/certificates-1.xml');
    expect(body).toContain(`<loc>https://site.example/certificates/${shared}</loc>`);
    for (const id of [secret, revoked]) expect(body).not.toContain(id);
  });

  it('[Z5] the page of a private certificate equals that of a missing one, for everybody', async () => {
    const id = await certificateOf('Secret sums');
    const stranger = await ask(`/certificates/${id}`);
    expect(stranger.statusCode).toBe(404);
    expect(stranger.body).toContain(noindex);
    expect(stranger.body).toBe((await ask('/certificates/AW-0000-0000-0000-0000')).body);
    const own = await ask(`/certificates/${id}`, taker.cookie());
    expect([own.statusCode, own.body]).toEqual([200, stranger.body]);
    const other = await member(test);
    expect((await ask(`/certificates/${id}`, other.cookie())).statusCode).toBe(404);
    expect(own.body).not.toMatch(/Secret sums|Noor/);
  });

  it('[Z5] the page of a shared certificate names quiz and person, until sharing ends', async () => {
    const id = await certificateOf('Sums & <more>');
    await share(id);
    const { statusCode, body } = await ask(`/certificates/${id}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(
      '<title>Certificate: Sums &amp; &lt;more&gt;, Noor Haddad · Academic Workshop</title>',
    );
    expect(body).toMatch(
      /<meta property="og:description" content="Issued by Academic Workshop: Noor Haddad, /,
    );
    expect(body).not.toContain(noindex);
    await share(id, false);
    expect((await ask(`/certificates/${id}`)).statusCode).toBe(404);
  });

  it('[Z5] the page of a certificate says that it was revoked or replaced', async () => {
    const id = await certificateOf('Short-lived sums');
    await share(id);
    const set = (values: { replaced_at?: Date; revoked_at?: Date }) =>
      updateRows(test, 'certificates', { certificate_id: id }, values);
    await set({ replaced_at: new Date() });
    expect((await ask(`/certificates/${id}`)).body).toContain(
      'content="Replaced by a newer certificate: Noor Haddad',
    );
    await set({ revoked_at: new Date('2026-03-04T12:00:00Z') });
    const { body } = await ask(`/certificates/${id}`);
    expect(body).toContain('content="This certificate was revoked on March 4, 2026."');
    expect(body).toContain(noindex);
  });
});
