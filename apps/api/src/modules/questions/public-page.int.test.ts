import * as questions from '@aw/db/questions';
import { expect, it } from 'vitest';
import { member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { useBuiltSite } from '../../testing/built-site';
import { expert, questionCalls, visibleQuestion } from '../../testing/questions';
import { updateRow } from '../../testing/rows';
import { uploadDocuments } from '../../testing/uploads';

const fallback = [
  '<html><head><title>Academic Workshop</title></head>',
  '<body><main><div id="served-page" class="peer"></div></main></body></html>',
].join('');
const question =
  '<h1>{{title}}</h1><b>{{status}}</b>{{#source}}<q>{{quote}}</q><s>{{withheld}}</s><a href="{{to}}">{{name}}</a>{{/source}}{{{questionHtml}}}{{#answers}}<i>{{expert}}</i>{{#steps}}<u>{{label}}</u>{{/steps}}{{{answerHtml}}}{{/answers}}';

const test = useBuiltSite({ files: { '__spa-fallback.html': fallback }, templates: { question } });
const asker = beforeTests(() => member(test));

const pageOf = async (id: number) =>
  test.site.inject({ url: `/questions/${id}`, headers: { accept: 'text/html' } });
const things = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map((found) =>
    JSON.parse(found[1] ?? ''),
  );

it('[X16] [Q4] a question is served with its answers and as a QAPage, without its asker and without scripts', async () => {
  const [nadia, omar] = [await expert(test), await expert(test, 'Omar')];
  const id = await visibleQuestion(test, asker.id, { title: 'Is <b>1</b> prime?' });
  const calls = questionCalls(asker);
  await calls.send('PATCH', `/api/questions/${id}`, { content: 'I *think* so. <script>x()</script>' });
  const whole = await questionCalls(nadia).answer(id, { content: 'No: it has **one** divisor.' });
  await calls.send('POST', `/api/answers/${whole.body?.id}/accept`);
  const steps = [{ label: 'Count its divisors', content: 'secret step' }];
  await questionCalls(omar).answer(id, { content: 'secret end', steps });
  const { body, statusCode } = await pageOf(id);
  expect(statusCode).toBe(200);
  expect(body).toMatch(/<h1>Is &lt;b&gt;1&lt;.{1,6}b&gt; prime\?<\/h1><b>Solved by verified expert<\/b>/);
  expect(body).toMatch(/<em>think<\/em>.*&#x3C;script>/s);
  expect(body).toContain('<strong>one</strong>');
  expect(body).toContain('<meta name="description" content="I think so. &lt;script&gt;x()&lt;/script&gt;"');
  expect(body).toContain('<u>Count its divisors</u>');
  expect(body).not.toContain('secret');
  expect(body).not.toContain(asker.id);
  expect(things(body)[0]).toMatchObject({
    '@type': 'QAPage',
    url: `https://site.example/questions/${id}`,
    mainEntity: {
      '@type': 'Question',
      name: 'Is <b>1</b> prime?',
      answerCount: 2,
      acceptedAnswer: [{ '@type': 'Answer', text: 'No: it has one divisor.', author: { name: 'Nadia R.' } }],
      suggestedAnswer: [{ text: '1. Count its divisors' }],
    },
  });
  const map = await test.site.inject('/sitemaps/questions-1.xml');
  expect(map.body).toContain(`<loc>https://site.example/questions/${id}</loc>`);
});

it('[X16] a held, removed or withdrawn question has no public page and is in no sitemap', async () => {
  const id = await visibleQuestion(test, asker.id, { title: 'Gone' });
  for (const status of ['held', 'removed', 'withdrawn'] as const) {
    await updateRow(test, 'questions', id, { status });
    const { body, statusCode } = await pageOf(id);
    expect([statusCode, body.includes('Gone')]).toEqual([404, false]);
  }
});

it('[Q16] [X16] a served question quotes a free page with its link, and of a locked page only says that it is quoted', async () => {
  const [documentId = 0] = await uploadDocuments(test, asker, 1, 6);
  const pageWith = async (page: number, quote: string) => {
    const id = await visibleQuestion(test, asker.id);
    const source = { question_id: id, document_id: documentId, page, quote, quiz_question_id: null };
    await questions.insertSource(test.ctx.db, source);
    return (await pageOf(id)).body;
  };
  expect(await pageWith(2, 'Heat <b>flows</b>.')).toMatch(
    new RegExp(
      `<q>Heat &lt;b&gt;flows&lt;.{1,6}b&gt;\\.</q><s></s><a href=".{1,6}documents.{1,6}${documentId}.{1,6}page.{1,6}2">.*, page 2</a>`,
    ),
  );
  const locked = await pageWith(6, 'Entropy never decreases.');
  expect(locked).toContain('<q></q><s>A quote from a locked page.</s>');
  expect(locked).not.toContain('Entropy');
});
