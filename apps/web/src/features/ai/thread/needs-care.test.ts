import care from '@aw/content/care';
import { expect, it } from 'vitest';
import { needsCare } from './needs-care';

it.each([
  'I want to kill myself',
  'i just really want to die',
  'I don’t want to live any more.',
  "I DON'T WANT TO LIVE",
  'i dont want to live',
  'I’m suicidal',
  'Is there a painless way to end my life?',
  'Essay due tomorrow, and I keep\n\ncutting   myself.',
  'self-harm',
  'I think I took an overdose of my tablets',
  'I’ve taken too many pills',
  'My father hits me when I fail an exam.',
  'My boyfriend beats me',
  'someone is hurting me',
  'Ive been thinking, I’d be better off dead',
  'I was raped last night, what do I do?',
  'I am afraid to go home',
  'My best friend wants to kill herself',
  '“I wish I were dead,” I said.',
  // A false positive here does no harm.
  'Summarise Durkheim’s study of suicide.',
])('[A7] the care note is shown after “%s”', (text) => {
  expect(needsCare(text, care.phrases)).toBe(true);
});

it.each([
  'How do I kill a process in Linux?',
  'Which signal kills the parent and which its children?',
  'What is dead code elimination?',
  'Romeo and Juliet kill themselves. Why?',
  'Why does Hamlet want to die?',
  'Treatment of a paracetamol overdose',
  'A patient took an overdose of aspirin: which blood gas do you expect?',
  'It beats me why this deadlock happens.',
  'It hit me that the series diverges.',
  'I am dying to know how this ends.',
  'This deadline is killing me',
  'The athlete ran 5 kms.',
  'Explain self-attention and the attack of the adversary.',
  'Cutting planes in integer programming',
  'What does “pesticide” mean?',
  'Explain genocide in international law',
  'Who wants to live forever?',
  '',
])('[A7] the care note is not shown after “%s”', (text) => {
  expect(needsCare(text, care.phrases)).toBe(false);
});

it('[A7] regex characters in a text are harmless, and long texts are checked within half a second', () => {
  expect(needsCare('(.*) [a', care.phrases)).toBe(false);
  const startedAt = performance.now();
  expect(needsCare('i i i i '.repeat(2_500), care.phrases)).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(500);
});

it('[A7] the care note contains no phone number', () => {
  expect([care.title, ...care.lines].join(' ')).not.toMatch(/\d/);
});
