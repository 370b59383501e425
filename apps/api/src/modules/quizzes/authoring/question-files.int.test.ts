import type { ItemFormat, QuizItem } from '@aw/contracts/quizzes/items';
import type { ImportOutcome } from '@aw/contracts/quizzes/question-files';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuizItem } from '../../../testing/any-quiz-item';
import { beforeTests } from '../../../testing/before-tests';
import { itemOf, quizAuthor } from '../../../testing/quiz-authors';
import { useTestApp } from '../../../testing/test-app';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_WRITES_PER_MINUTE: '0' });
const author = beforeTests(() => quizAuthor(test));
const exported = async (id: number, format: ItemFormat) =>
  (await author.call<{ text: string; notes: string[] }>('GET', `/${id}/export?format=${format}`)).body;
const imported = async (id: number, format: ItemFormat, text: string, change: object = {}) => {
  const { version } = await author.read(id);
  return author.call<ImportOutcome & { code?: string }>('POST', `/${id}/import`, {
    format,
    text,
    version,
    ...change,
  });
};
const itemsOf = async (id: number) => (await author.read(id)).questions.map(({ item }) => item);
const bare = {
  topic: '',
  explanation: '',
  source: '',
  alsoCorrect: null,
  mistakes: { A: '', B: '', C: '', D: '' },
};

describe('files of questions', () => {
  it.each(['csv', 'gift'] as const)(
    '[Z9] an export as %s can be imported without changes',
    async (format) => {
      const [from, to] = [await author.create(), await author.create()];
      const items = fc.sample(anyQuizItem, 12);
      for (const item of items) expect((await author.add(from.id, item)).status).toBe(201);
      const { text, notes } = await exported(from.id, format);
      expect(notes).toEqual([]);
      expect((await imported(to.id, format, text)).body).toEqual({ read: 12, added: 12, faults: [] });
      expect(await itemsOf(to.id)).toEqual(await itemsOf(from.id));
    },
  );

  it('[Z9] an Aiken export can be imported again and lists what the format leaves out', async () => {
    const [from, to] = [await author.create(), await author.create()];
    await author.add(from.id, itemOf());
    const { text, notes } = await exported(from.id, 'aiken');
    expect(notes.join(' ')).toContain('explanation');
    expect((await imported(to.id, 'aiken', text)).body).toMatchObject({ added: 1, faults: [] });
    expect(await itemsOf(to.id)).toEqual([{ ...itemOf(), ...bare }]);
  });

  it('[Z9] a file with faults adds nothing, and every faulty line is reported with its number', async () => {
    const { id } = await author.create();
    const good = 'What is 1 + 1?\nA. 2\nB. 1\nC. 3\nD. 11\nANSWER: A\n';
    const three = 'Three?\nA. 1\nB. 2\nC. 3\nANSWER: A\n';
    const wrong = 'Letter?\nA. 1\nB. 2\nC. 3\nD. 4\nANSWER: E\n';
    const { body } = await imported(id, 'aiken', [good, three, wrong].join('\n'));
    expect(body).toMatchObject({ read: 1, added: 0 });
    expect(body.faults.map(({ line }) => line)).toEqual([8, 19]);
    expect(await itemsOf(id)).toEqual([]);
    expect((await imported(id, 'aiken', good, { isCheck: true })).body).toEqual({
      read: 1,
      added: 0,
      faults: [],
    });
    expect(await itemsOf(id)).toEqual([]);
    expect((await imported(id, 'aiken', good)).body).toEqual({ read: 1, added: 1, faults: [] });
  });

  it('[Z9] an import is checked against the current quiz, and an outdated one adds nothing', async () => {
    const { id, version } = await author.create();
    await author.add(id, itemOf());
    const { text } = await exported(id, 'csv');
    const late = await author.call('POST', `/${id}/import`, { format: 'csv', text, version });
    expect(late).toMatchObject({ status: 409, body: { code: 'quizzes.changed' } });
    expect((await imported(id, 'csv', text, { version: undefined })).status).toBe(400);
    expect((await author.call('GET', '/987654321/export?format=csv')).status).toBe(404);
  });

  it('[Z9] a file of two thousand rows does not block other requests, and reports where the quiz is full', async () => {
    const { id } = await author.create();
    await author.add(id, itemOf());
    const { text } = await exported(id, 'gift');
    const many = Array.from({ length: 2_000 }, () => text).join('\n');
    const order: string[] = [];
    const reading = imported(id, 'gift', many).then(({ body }) => {
      order.push('import');
      return body;
    });
    await test.nobody.get('/api/quizzes');
    order.push('other');
    const outcome = await reading;
    expect(order).toEqual(['other', 'import']);
    expect(outcome).toMatchObject({ read: 2_000, added: 0 });
    expect(outcome.faults).toHaveLength(1);
    expect(outcome.faults[0]?.message).toContain('this one and the 1,900 after it do not fit');
    const oneTooMany = (await imported(id, 'gift', Array.from({ length: 100 }, () => text).join('\n'))).body;
    expect(oneTooMany.faults.map(({ message }) => message)).toEqual([
      'A quiz can have at most 100 questions, so this one does not fit. Please remove it from the file.',
    ]);
    expect(await itemsOf(id)).toHaveLength(1);
  });

  it('[Z9] [R1] hostile files are refused or harmless, and the server continues', async () => {
    const { id } = await author.create();
    const row = (question: string) => `"${question}",one,two,three,four,A`;
    const head = 'question,option_a,option_b,option_c,option_d,correct_answer\n';
    const script = row('<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1))');
    expect((await imported(id, 'csv', `${head}${script}\n${row("'=cmd|' /C calc'!A0")}`)).body.added).toBe(2);
    const html = (await author.read(id)).questions.map((question) => question.html.question).join('');
    expect(html).not.toMatch(/<(script|img)|<[^>]*(javascript:|onerror=)/i);
    expect((await exported(id, 'csv')).text).not.toMatch(/(^|,|\n)"?[=+@-]cmd/);
    const hostile: readonly (readonly [ItemFormat, string])[] = [
      ['csv', `${head}"${'never closed,\n'.repeat(20_000)}`],
      ['gift', `::x::${'{'.repeat(100_000)}`],
      ['gift', `Q {${'~a'.repeat(50_000)}=b}`],
      ['aiken', 'x'.repeat(1_000_000)],
      ['aiken', 'ANSWER: A\n'.repeat(50_000)],
      ['csv', `${head}${row('null \u0000 byte')}`],
    ];
    for (const [format, text] of hostile) {
      const { status, body } = await imported(id, format, text);
      expect([format, status, body.added]).toEqual([format, 200, 0]);
      expect(body.faults.length).toBeGreaterThan(0);
      expect(body.faults.length).toBeLessThanOrEqual(101);
    }
    expect((await imported(id, 'csv', 'x'.repeat(2 * 1024 * 1024 + 1))).status).toBe(400);
    expect(await itemsOf(id)).toHaveLength(2);
  });

  it('[Z9] an import names the question that is too complex to show', async () => {
    const { id } = await author.create();
    const item: QuizItem = itemOf({ question: `$${'\\sqrt{'.repeat(300)}x${'}'.repeat(300)}$` });
    const texts = [itemOf(), item].map(
      (one) =>
        `${one.question}\nA. ${one.options.A}\nB. ${one.options.B}\nC. ${one.options.C}\nD. ${one.options.D}\nANSWER: A\n`,
    );
    const { body } = await imported(id, 'aiken', texts.join('\n'));
    expect(body).toMatchObject({ added: 0, faults: [{ line: 8 }] });
  });
});
