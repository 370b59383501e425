import { expect, it } from 'vitest';
import { namedPages } from './named-pages';

it.each([
  ['What is on page 4?', [4]],
  ['Was steht auf Seite 12?', [12]],
  ['¿Qué dice la página 7?', [7]],
  ['第3页讲了什么？', [3]],
  ['ماذا في الصفحة ٥؟', [5]],
  ['Compare pages 2–4 with p9.', [2, 3, 4, 9]],
  ['Summarise pages 3-19.', [3, 19]],
  ['Make five flashcards.', []],
  ['What happened in 1648? And on page 99?', []],
])('[A8] "%s" names the pages %j of twenty', (question, pages) =>
  expect(namedPages(question, 20)).toEqual(pages),
);

it('[A8] numbers that no computer counts to name no page', () => {
  const huge = '9'.repeat(400);
  expect(namedPages(`${huge} ${huge}-${huge} 9007199254740993-9007199254740995 p. 3`, 20)).toEqual([3]);
});

it('[A8] a question of nothing but numbers names twelve pages at most', () => {
  const question = Array.from({ length: 400 }, (_, at) => at + 1).join(' ');
  expect(namedPages(question, 500)).toHaveLength(12);
});
