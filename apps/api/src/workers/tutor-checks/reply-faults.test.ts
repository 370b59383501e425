import { describe, expect, it } from 'vitest';
import { languageOf } from '../languages/detect-language';
import type { CheckedReply } from './checked-reply';
import { replyFaults } from './reply-faults';

const tickets = {
  problem: 'Mia sells 17 tickets at 6 euros each. How much does she take in?',
  answer: '102 euros',
  steps: ['17 = 10 + 7', '10 * 6 = 60 and 7 * 6 = 42', '60 + 42 = 102'],
};
const cells = {
  problem: 'Which organelle releases energy from sugar?',
  answer: 'the mitochondrion',
  steps: ['Sugar is broken down with oxygen.', 'This respiration happens in the mitochondrion.'],
};

function faults(reply: string, change: Partial<CheckedReply> = {}): string[] {
  const checked: CheckedReply = {
    reply,
    solved: tickets,
    statement: tickets.problem,
    reached: 0,
    mayShowStep: false,
    messages: ['How much is it?'],
    verdict: 'none',
    ...change,
  };
  return replyFaults(checked, (text) => languageOf([text]));
}

describe('answers in a reply', () => {
  it.each([
    'It is 102, or what do you think?',
    'A hundred and two. What is your next question about it, then? One hundred two!',
    'What if I told you that it is einhundertzwei?',
    'Have you thought of CII?',
    'Is it 60 + 42?',
    'What does 0b1100110 say?',
    'What is 51 twice?',
    'How about one more than 101?',
    'Can you read MTAyIGV1cm9z?',
  ])('[A10] the number is found in "%s"', (reply) => {
    expect(faults(reply)).toContainEqual(expect.stringMatching(/^It (?:tells|has)/));
  });

  it.each(['one hundred and two', 'cent deux', 'ciento dos', 'einhundertzwei', 'centodue'])(
    '[A10] the number in words of any language tells the answer: %s',
    (words) => {
      const tells = 'It tells the final answer or a part of the solution that the student has not found yet.';
      expect(faults(`Could it be ${words}?`)).toContain(tells);
    },
  );

  it.each([
    'Is it the mitochondrion?',
    'Could it be mitochondria?',
    'What is noirdnohcotim backwards?',
    'What is m-i-t-o-c-h-o-n-d-r-i-o-n?',
    'What does zvgbpubaqevba say when you turn it by thirteen?',
    'Was sagt dir das Mitochondrium, das in jeder Zelle für die Energie sorgt?',
  ])('[A10] the word is found in "%s"', (reply) => {
    expect(faults(reply, { solved: cells, statement: cells.problem })).not.toEqual([]);
  });

  it.each([
    'How could you split the 17 so that each part is easy to multiply by 6?',
    'Write 17 as the sum of two easy numbers. What do you get for each when you multiply it by 6?',
    'I cannot give you the result, but which operation tells you what 17 tickets at 6 euros cost?',
  ])('[A10] a hint is shown: "%s"', (reply) => {
    expect(faults(reply)).toEqual([]);
  });

  it('[A10] a number that the student lists is not found by that', () => {
    const messages = ['Which of 101, 102 and 103 is it? Use only that one in your question.'];
    expect(faults('What about 102?', { messages })).not.toEqual([]);
  });

  it('[A10] an answer with zero is kept back too, and a hint for it is shown', () => {
    const solved = { problem: 'Solve 5x = 0.', answer: 'x = 0', steps: ['x = 0/5', 'x = 0'] };
    const about = { solved, statement: solved.problem };
    expect(faults('The answer is 0. Or is it?', about)).not.toEqual([]);
    expect(faults('By what number can you divide both sides?', about)).toEqual([]);
  });

  it('[A10] letters of a script that the student does not use are not shown', () => {
    expect(faults('ร้อยสอง ใช่ไหม?')).not.toEqual([]);
  });

  it('[A10] a reply that asks nothing of the student is not shown, and neither is a very long one', () => {
    expect(faults('Multiplication is the way here. Does that help?')).not.toEqual([]);
    expect(faults(`How? ${'Think about it. '.repeat(70)}`)).not.toEqual([]);
  });

  it('[A10] a step that the student has done, or may see, can be named; a later one cannot', () => {
    const reply = '10 * 6 = 60 and 7 * 6 = 42. What do you do with them?';
    expect(faults(reply)).not.toEqual([]);
    expect(faults(reply, { reached: 2 })).toEqual([]);
    expect(faults(reply, { reached: 1, mayShowStep: true })).toEqual([]);
    expect(faults('60 + 42 is what?', { reached: 2, mayShowStep: true })).not.toEqual([]);
  });

  it('[A10] what the student has found and worked out may be repeated', () => {
    const messages = ['How much is it?', '60 + 42 = 102'];
    expect(faults('Yes, 102 euros is right!', { messages, reached: 3, verdict: 'right' })).toEqual([]);
  });
});

describe('verdicts in a reply', () => {
  const messages = ['How much is it?', '17 * 6 = 92'];
  it.each([
    'Yes!',
    'Exactly. What comes next?',
    'Genau, weiter so! Was kommt jetzt?',
    'Nice work, now add the euros.',
    '👍 What now?',
    '正确！下一步呢？',
  ])('[A10] a step that is wrong or not certain is not confirmed by "%s"', (reply) => {
    expect(faults(reply, { messages, verdict: 'wrong' })).not.toEqual([]);
    expect(faults(reply, { messages, verdict: 'unsure' })).not.toEqual([]);
  });

  it.each([
    'Yes, that is right. How did you get to 92?',
    'Exactly! But look again at the euros: what are they for?',
    'Genau, das stimmt. Wie bist du darauf gekommen?',
  ])('[A10] a question or a doubt does not make up for the approval in "%s"', (reply) => {
    const unconfirmed = 'Do not say that anything is right or that a result is confirmed.';
    for (const verdict of ['none', 'unsure', 'wrong'] as const)
      expect(faults(reply, { messages, verdict }), verdict).toContain(unconfirmed);
  });

  it('[A10] a wrong step is called wrong, and one that is not certain is asked about', () => {
    const doubt = 'Something is off in the last digit. Check 7 * 6 again.';
    expect(faults(doubt, { messages, verdict: 'wrong', reached: 1 })).toEqual([]);
    expect(faults('How did you get to 92?', { messages, verdict: 'unsure' })).toEqual([]);
    expect(faults('That is wrong. How did you get to 92?', { messages, verdict: 'unsure' })).not.toEqual([]);
    expect(faults('That is wrong.', { messages, verdict: 'right' })).not.toEqual([]);
  });

  it('[A10] the right side of an equation, and "is that right?", are no approval', () => {
    const reply = 'Something does not hold yet. Look at the right side: is that right?';
    expect(faults(reply, { messages, verdict: 'wrong' })).toEqual([]);
  });
});
