import { richTextVersion } from '@aw/content/rich-text-version';
import { expect, it } from 'vitest';
import { quizOf } from '../../testing/quizzes';
import { selectRows, updateRow } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { compileOldItems } from './compile-old-items';

const test = useTestApp();
it('[Z2] questions of an older compiler are compiled again, and one that is too complex keeps its HTML', async () => {
  const quizId = await quizOf(test, { keys: ['A', 'B', 'C'] });
  const rows = () =>
    selectRows(
      test,
      'quiz_questions',
      { quiz_id: quizId },
      ['id', 'question_html', 'option_a_html', 'html_version'],
      'id',
    );
  const [first, second, third] = (await rows()).map(({ id }) => id);
  const change = (id: number | undefined, columns: object) =>
    updateRow(test, 'quiz_questions', id ?? 0, columns);
  await change(first, { question: 'Is \\(x\\) one?', option_a: '**Yes**' });
  await change(second, { question: '>'.repeat(1_900) });
  await change(third, { question: '', question_html: '' });
  const before = await rows();
  await compileOldItems(test.ctx);
  const after = await rows();
  expect(after.map((row) => row.html_version)).toEqual([richTextVersion, richTextVersion, richTextVersion]);
  expect(after[0]).toMatchObject({
    question_html: '<p dir="auto">Is <math><mi>x</mi></math> one?</p>',
    option_a_html: '<p dir="auto"><strong>Yes</strong></p>',
  });
  expect(after[1]?.question_html).toBe(before[1]?.question_html);
  expect(after[2]?.question_html).toBe('');
});
