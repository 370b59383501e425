import { expect, it } from 'vitest';
import { member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { useBuiltSite } from '../../testing/built-site';
import { expert, questionCalls, visibleQuestion } from '../../testing/questions';
import { updateRow } from '../../testing/rows';

const fallback = [
  '<html><head><title>Academic Workshop</title></head>',
  '<body><main><div id="served-page" class="peer"></div></main></body></html>',
].join('');
const question =
  '<h1>{{title}}</h1><b>{{status}}</b>{{{questionHtml}}}{{#answers}}<i>{{expert}}</i>{{#steps}}<u>{{label}}</u>{{/steps}}{{{answerHtml}}}{{/answers}}';

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
