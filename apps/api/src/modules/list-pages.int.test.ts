import * as documents from '@aw/db/documents';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { sitePages } from '../serve-sites';
import { member } from '../testing/account';
import { beforeTests } from '../testing/before-tests';
import { useBuiltSite } from '../testing/built-site';
import { makePdf } from '../testing/make-pdf';
import { expert, questionCalls, visibleQuestion } from '../testing/questions';
import { quizOf } from '../testing/quizzes';
import { insertRow, updateRow } from '../testing/rows';
import { startTestApp } from '../testing/test-app';
import { uploadDocument } from '../testing/uploads';
import { signedIn } from '../testing/user';

const slot = '<div id="served-page" class="peer"></div>';
const pageOf = (name: string) =>
  `<html><head><title>${name}</title><script>theme()</script></head><body><main>${slot}<p>Placeholder</p></main></body></html>`;
const templates = {
  documents:
    '{{#cards}}{{#computer-science}}<a class="cs" href="{{to}}">{{title}}|{{pages}}|{{about}}|{{uploaded}}|{{picture}}|{{#sheet}}sheet{{/sheet}}</a>{{/computer-science}}{{#other}}<a class="other" href="{{to}}">{{title}}|{{subject}}</a>{{/other}}{{/cards}}',
  schools:
    '{{#cards}}<a href="{{to}}">{{initials}}|{{name}}|{{about}}|{{documents}}|{{questions}}</a>{{/cards}}',
  questions:
    '{{#cards}}<a href="{{to}}">{{title}}|{{content}}|{{#law}}Law{{/law}}{{#other}}{{subject}}{{/other}}|{{asked}}|{{#awaiting}}awaiting{{/awaiting}}{{#answered}}answered{{/answered}}{{#solved}}solved{{/solved}}|{{answers}}</a>{{/cards}}',
  quizzes:
    '{{#cards}}<a href="{{to}}">{{title}}|{{description}}|{{#law}}Law{{/law}}{{#other}}{{subject}}{{/other}}|{{#easy}}easy{{/easy}}{{#medium}}medium{{/medium}}{{#hard}}hard{{/hard}}|{{facts}}</a>{{/cards}}',
};

const files = Object.fromEntries(
  ['documents', 'schools', 'questions', 'quizzes'].map((name) => [`${name}/index.html`, pageOf(name)]),
);
const test = useBuiltSite({ files: { '__spa-fallback.html': pageOf('Fallback'), ...files }, templates });
const user = beforeTests(() => signedIn(test.app));

async function publish(title: string, subject: string): Promise<number> {
  return uploadDocument(test, user, await makePdf([`${title}, page one.`]), { fields: { title, subject } });
}

const unescaped = (html: string) => html.replaceAll('&#x2F;', '/').replaceAll('&#x3D;', '=');
const ask = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body, headers: told } = await test.site.inject({ url, headers });
  return { statusCode, body: unescaped(body), headers: told };
};
const within = async (check: () => Promise<void>) =>
  expect.poll(() => check().then(() => true, String), { timeout: 2_000 }).toBe(true);

describe('the page of documents', () => {
  it('[P4] [X16] the page of documents is served as built while there are no documents', async () => {
    expect((await ask('/documents')).body).toContain(slot);
  });

  it('[P4] [X16] the page of documents contains the newest ones in its HTML, and a new one as soon as it is published', async () => {
    const first = await publish('Sorting & searching', 'Computer Science');
    const second = await publish('Rowing', 'Rowing techniques');
    await within(async () => {
      const { body } = await ask('/documents');
      expect(body.indexOf(`href="/documents/${second}"`)).toBeLessThan(
        body.indexOf(`href="/documents/${first}"`),
      );
      expect(body).toContain(`<a class="other" href="/documents/${second}">Rowing|Rowing techniques</a>`);
      expect(body).toMatch(
        new RegExp(
          `<a class="cs" href="/documents/${first}">Sorting &amp; searching\\|1 page\\|Class Notes\\|[A-Z][a-z]+ \\d+, \\d{4}\\|/api/documents/${first}/pages/1/image\\?size=thumb\\|sheet</a>`,
        ),
      );
      expect(body).toContain('<p>Placeholder</p>');
      expect(body).toContain(
        `<link rel="preload" as="image" href="/api/documents/${second}/pages/1/image?size=thumb" fetchpriority="high"><title>`,
      );
    });
  });

  it('[P4] [D7] the page of documents is the same for everybody, without text of pages and removed documents', async () => {
    const id = await publish('Taken down', 'Computer Science');
    await within(async () => expect((await ask('/documents')).body).toContain('Taken down'));
    expect((await ask('/documents', { cookie: user.cookie })).body).toBe((await ask('/documents')).body);
    expect((await ask('/documents')).body).not.toContain('page one');
    await documents.update(test.ctx.db, id, { deleted_at: new Date() });
    await within(async () => expect((await ask('/documents')).body).not.toContain('Taken down'));
  });

  it('[P4] the page of documents answers 304 to its ETag, keeps its policy, and is served as built for a search', async () => {
    const { headers } = await ask('/documents/');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']{44}';/);
    expect((await ask('/documents/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    expect((await ask('/documents?q=rowing')).body).toContain(slot);
  });

  it('[P4] [D7] the page of documents lists nothing if the library is only for registered people', async () => {
    const ctx = { ...test.ctx, config: { ...test.ctx.config, LIBRARY_ACCESS: 'account' as const } };
    const app = await buildApp(ctx, { addPages: sitePages(ctx) });
    expect((await app.inject({ url: '/documents' })).body).toContain(slot);
    await app.close();
  });
});

it('[P4] [D6] the page of schools contains the first ones by name, escaped', async () => {
  await insertRow(test, 'schools', {
    name: 'Aachen <Technical> University',
    type: 'university',
    location: 'Aachen, Germany',
  });
  await within(async () =>
    expect((await ask('/schools')).body).toContain(
      'AT|Aachen &lt;Technical&gt; University|University, Aachen, Germany|Be the first to upload|</a>',
    ),
  );
});

it('[P4] [Q1] the page of questions contains the newest ones with their state, without removed ones', async () => {
  const asker = await member(test);
  const id = await visibleQuestion(test, asker.id, { title: 'Is a <promise> binding?', subject: 'Law' });
  const other = await visibleQuestion(test, asker.id, { title: 'Anything?' });
  const card = (state: string, answers: string) =>
    new RegExp(
      `<a href="/questions/${id}">Is a &lt;promise&gt; binding\\?\\|I tried \\$x\\^2\\$\\.\\|Law\\|[A-Z][a-z]+ \\d+, \\d{4}\\|${state}\\|${answers}</a>`,
    );
  await within(async () =>
    expect((await ask('/questions')).body).toMatch(card('awaiting', 'No answers yet')),
  );
  expect((await ask('/questions')).body).toMatch(/Anything\?\|[^|]*\|General\|/);
  const nadia = await expert(test);
  const { body: answer } = await questionCalls(nadia).answer(id);
  await within(async () => expect((await ask('/questions')).body).toMatch(card('answered', '1 answer')));
  await questionCalls(asker).send('POST', `/api/answers/${answer?.id}/accept`);
  await within(async () => expect((await ask('/questions')).body).toMatch(card('solved', '1 answer')));
  await updateRow(test, 'questions', other, { status: 'removed' });
  await within(async () => expect((await ask('/questions')).body).not.toContain('Anything?'));
  expect((await ask('/questions')).body).not.toContain(asker.id);
});

it('[P4] [Z1] the page of quizzes contains the first ones by title, without their questions', async () => {
  expect((await ask('/quizzes')).body).toContain(slot);
  const law = await quizOf(test, { title: 'Offer & <acceptance>', subject: 'Law' });
  const other = await quizOf(test, { title: 'Knots', subject: 'Seamanship', timeLimit: 90, keys: ['A'] });
  await updateRow(test, 'quizzes', law, { difficulty: 'hard' });
  await within(async () => {
    const { body } = await ask('/quizzes');
    const cards = [
      `<a href="/quiz/${other}">Knots|Adding numbers.|Seamanship|medium|90 min, 1 question</a>`,
      `<a href="/quiz/${law}">Offer &amp; &lt;acceptance&gt;|Adding numbers.|Law|hard|30 min, 5 questions</a>`,
    ];
    expect(body).toContain(cards.join(''));
  });
  expect((await ask('/quizzes')).body).not.toMatch(/What is|unseenbeforehand/);
  expect((await ask('/quizzes?subject=Law')).body).toContain(slot);
  await updateRow(test, 'quizzes', law, { status: 'unlisted' });
  await within(async () => expect((await ask('/quizzes')).body).not.toContain('acceptance'));
});

it('[P4] [R4] all list pages are served as built above the limit of reads and while the database fails', async () => {
  const broken = { ...test.ctx, cacheDb: undefined as never };
  const app = await buildApp(test.ctx, { addPages: sitePages(broken) });
  for (const url of ['/documents', '/schools', '/questions', '/quizzes']) {
    const { statusCode, body } = await app.inject({ url });
    expect([url, statusCode, body.includes(slot)]).toEqual([url, 200, true]);
  }
  await app.close();
  const limited = await startTestApp({ WEB_DIR: test.directory, LIMIT_READS_PER_MINUTE: '1' });
  await insertRow(limited, 'schools', { name: 'One College', type: 'college' });
  const small = await buildApp(limited.ctx, { addPages: sitePages(limited.ctx) });
  const from = (url: string) => small.inject({ url, remoteAddress: '203.0.113.9' });
  expect((await from('/documents')).statusCode).toBe(200);
  const { statusCode, body } = await from('/schools');
  expect([statusCode, body.includes(slot)]).toEqual([200, true]);
  await small.close();
  await limited.close();
});
