import { expect, it } from 'vitest';
import { readItems, writeItems } from './formats';

const read = (...lines: string[]) => readItems('aiken', lines.join('\n'));

it('[Z9] Aiken files may have dots or brackets after letters, empty lines, and questions on two lines', () => {
  const { items, faults } = read(
    '',
    'Which gas do plants take up?',
    'A. Oxygen',
    'B. Nitrogen',
    'C. Carbon dioxide',
    'D. Helium',
    'ANSWER: C',
    'Where is water',
    'lighter than ice?',
    '',
    'A) Nowhere',
    'B)\tIn the sea: A. here',
    '',
    'C) On the moon',
    'D) Below 4 °C',
    'Answer:a',
    '',
  );
  expect(faults).toEqual([]);
  expect(items).toMatchObject([
    {
      line: 2,
      item: {
        question: 'Which gas do plants take up?',
        options: { A: 'Oxygen', B: 'Nitrogen', C: 'Carbon dioxide', D: 'Helium' },
        correctAnswer: 'C',
      },
    },
    {
      line: 8,
      item: {
        question: 'Where is water\nlighter than ice?',
        options: { A: 'Nowhere', B: 'In the sea: A. here', C: 'On the moon', D: 'Below 4 °C' },
        correctAnswer: 'A',
      },
    },
  ]);
});

it('[Z9] Aiken files may have options without a space, text after the letter of the answer, and an explanation below it', () => {
  const { items, faults } = read(
    'U.S. law',
    'A.I. in court is',
    'A)one',
    'B.two',
    'C)three',
    'D) four',
    'ANSWER: B. two',
    'Second?',
    'A) 1',
    'B) 2',
    'C) 3',
    'D) 4',
    'answer: c) since it is odd',
    'Feedback: and prime',
    'Third?',
    'A) 1',
    'B) 2',
    'C) 3',
    'D) 4',
    'ANSWER: A',
    '',
    'ANSWER_EXPLANATION: the least',
  );
  expect(faults).toEqual([]);
  expect(items.map(({ item }) => [item.question, item.correctAnswer, item.explanation])).toEqual([
    ['U.S. law\nA.I. in court is', 'B', ''],
    ['Second?', 'C', 'since it is odd\nand prime'],
    ['Third?', 'A', 'the least'],
  ]);
  expect(items[0]?.item.options).toEqual({ A: 'one', B: 'two', C: 'three', D: 'four' });
});

it('[Z9] every refused question of an Aiken file is reported with its line, and the others are read', () => {
  const four = 'A. 1\nB. 2\nC. 3\nD. 4';
  const { items, faults } = read(
    'Three?\nA. 1\nB. 2\nC. 3\nANSWER: A\n',
    `Five?\n${four}\nE. 5\nANSWER: A\n`,
    `None?\n${four}\n`,
    `Wrong letter?\n${four}\nANSWER: E\n`,
    'Out of order?\nB. 1\nA. 2\nC. 3\nD. 4\nANSWER: A\n',
    `${four}\nANSWER: A\n`,
    'Empty?\nA. 1\nB.\nC. 3\nD. 4\nANSWER: A\n',
    `Good?\n${four}\nANSWER: D`,
    `ANSWER: D\nCut?\n${four}`,
  );
  expect(items.map(({ line, item }) => [line, item.question])).toEqual([[48, 'Good?']]);
  expect(faults.map(({ line, message }) => [line, message.split('.')[0]])).toEqual([
    [1, 'This question has 3 options'],
    [7, 'This question has 5 options'],
    [15, 'This question has no answer'],
    [26, 'Please write A, B, C or D after “ANSWER:”'],
    [28, 'Please start the options with A, B, C and D, in this order'],
    [35, 'Please write the question on a line before its options'],
    [41, 'Please write option B'],
    [54, 'Please write the question on a line before its options'],
    [55, 'This question has no answer'],
  ]);
});

it('[Z9] writing an Aiken file names what the format cannot hold, with the numbers of the questions', () => {
  const [first] = read('Plain?', 'A. 1', 'B. 2', 'C. 3', 'D. 4', 'ANSWER: A').items;
  if (first === undefined) throw new Error('The plain question is read.');
  const plain = first.item;
  expect(writeItems('aiken', [plain]).notes).toEqual([]);
  const many = Array.from({ length: 22 }, () => ({ ...plain, source: 'Chapter 1' }));
  const { text, notes } = writeItems('aiken', [
    plain,
    { ...plain, question: 'On\n\ntwo lines?', alsoCorrect: 'B' },
    { ...plain, question: 'A) begins like an option' },
    ...many,
  ]);
  expect(text).toContain('\n\nOn two lines?\nA. 1\n');
  expect(text).not.toContain('begins like');
  expect(notes).toEqual([
    'These questions were left out, because they start like an option or an answer: 3.',
    'Line breaks became spaces in these questions: 2.',
    'Aiken allows one right option, so the second one was left out of these questions: 2.',
    `Aiken has no explanations, mistakes, topics or sources, so they were left out of these questions: ${Array.from({ length: 20 }, (_, index) => index + 4).join(', ')} and 2 more.`,
  ]);
});
