import { squeezed, type Term, tells, termsOf } from './answer-terms';
import type { CheckedReply } from './checked-reply';
import { disguiseIn, hidesWord } from './disguises';
import { equationsIn, expressionsIn, type Side, valueAt } from './equations';
import { folded } from './folded';
import {
  englishWord,
  hasNumberInWords,
  smallestWord,
  smallNumbersInWords,
  wordFormsOf,
} from './number-words';
import { numbersIn } from './plain-math';
import { areSame } from './truth';

const tellsAnswer = 'It tells the final answer or a part of the solution that the student has not found yet.';
const newNumber =
  'It has a number that is neither in the problem nor in what the student wrote. Leave every new number out.';
const otherLanguage = 'Write in the language of the student’s messages.';
const hidden = (what: string) => `It has ${what}. Write plain sentences.`;

/** Maximum length of the student's texts that are compared with a reply, in characters: the latest count. */
const maxKnownLength = 20_000;

/** Numbers up to this one count and order things in any sentence. */
const largestCounting = 3;

/** Returns the faults of a reply that tells an answer or a later step: in digits, in words, as a formula, or in disguise. */
export function answerFaults(checked: CheckedReply, languageOf: (text: string) => string | null): string[] {
  const { statement, messages } = checked;
  const reply = checked.reply.normalize('NFKC');
  const known = [statement, ...messages].join('\n').slice(-maxKnownLength);
  const language = languageOf(reply);
  const spoken = languagesOf(known, languageOf);
  const disguise = disguiseIn(reply, known);
  const faults = [
    ...(disguise === null ? [] : [hidden(disguise)]),
    ...(language !== null && spoken.length > 0 && !spoken.includes(language) ? [otherLanguage] : []),
    ...(hasNewScript(reply, known) ? [otherLanguage] : []),
  ];
  const secret = secretOf(checked, known);
  if (tellsSecret(reply, secret, { known, language })) faults.push(tellsAnswer);
  if (hasNewNumber(reply, secret, language)) faults.push(newNumber);
  return faults;
}

/** The parts of a solution that a reply must keep back. */
type Secret = {
  answer: string;
  /** Numbers of the answer and of the later steps that the student has not written. */
  numbers: number[];
  /** Numbers of the answer, also those that the problem or the student mentions. */
  answerNumbers: number[];
  /** Numbers that may be said. */
  allowed: ReadonlySet<number>;
  /** Whether the student's step is right and has the answer. */
  isFound: boolean;
  /** Words of the answer, and of each later step. */
  termLists: Term[][];
};

function secretOf(
  { solved, statement, reached, mayShowStep, messages, verdict }: CheckedReply,
  known: string,
): Secret {
  const { answer, steps } = solved;
  const shown = reached + (mayShowStep && reached < steps.length - 1 ? 1 : 0);
  const open = [known, ...steps.slice(0, shown)].join('\n');
  // The student works on the next step, so a hint may use its words, but not those of the one after it.
  const later = steps.slice(shown + 1).filter((_, at) => shown + 1 + at < steps.length);
  const answerNumbers = numbersIn(answer);
  const isFound =
    reached >= steps.length ||
    (verdict === 'right' &&
      answerNumbers.some((number) => numbersIn(messages.at(-1) ?? '').includes(number)));
  // A student who lists numbers has not found the answer among them.
  const written = numbersIn(known).filter((number) => isFound || !answerNumbers.includes(number));
  const allowed = new Set([...written, ...[statement, ...steps.slice(0, shown)].flatMap(numbersIn)]);
  const numbers = [...answerNumbers, ...steps.slice(shown).flatMap(numbersIn)].filter(
    (number) => !allowed.has(number),
  );
  const answerTerms = termsOf(answer, open);
  return {
    answer,
    numbers: [...new Set(numbers)],
    answerNumbers,
    allowed,
    isFound,
    termLists: [
      answerNumbers.length === 0 || answerTerms.length > 3 ? answerTerms : [],
      ...later.map((step) => termsOf(step, open)).filter((terms) => terms.length > 3),
    ],
  };
}

function tellsSecret(
  reply: string,
  { answer, numbers, answerNumbers, termLists, allowed, isFound }: Secret,
  { known, language }: { known: string; language: string | null },
): boolean {
  const words = folded(reply);
  const [answerTerms = []] = termLists;
  const englishWords = numbers.flatMap((number) => englishWord(number) ?? []);
  const newAnswers = answerNumbers.filter((number) => !allowed.has(number));
  return (
    numbers.some((number) => hasNumberInWords(words, number, language)) ||
    numbersIn(reply).some((number) => numbers.includes(number)) ||
    romanNumbers(reply).some((number) => numbers.includes(number)) ||
    termLists.some((terms) => tells(reply, terms)) ||
    hidesWord(reply, [...answerTerms.map(({ word }) => word), ...englishWords]) ||
    (!isFound && isWritten(reply, answer, known)) ||
    calculates(reply, answer, known) ||
    newAnswers.some((number) => isDescribed(words, number, numbersSaid(reply, words, language))) ||
    (!isFound && (claimsAnswer(reply, answerNumbers) || claimsInWords(reply, answerNumbers)))
  );
}

/** The answer as it is written, such as O(n log n), if the student's texts do not have it. */
function isWritten(reply: string, answer: string, known: string): boolean {
  const written = squeezed(answer);
  return (
    written.length > 2 &&
    !/^[a-z]+$/.test(written) &&
    squeezed(reply).includes(written) &&
    !squeezed(known).includes(written)
  );
}

/** A calculation or formula that equals the answer. */
function calculates(reply: string, answer: string, known: string): boolean {
  const answers = [
    ...expressionsIn(answer),
    ...equationsIn(answer).flatMap(({ left, right }) => (left.isVariable ? right : [left, right])),
  ];
  const values = [...numbersIn(answer), ...answers.flatMap((side) => bareValue(side) ?? [])];
  const knownTexts = squeezed(known);
  return [...expressionsIn(reply), ...equationsIn(reply).flatMap(({ left, right }) => [left, right])]
    .filter(({ text }) => !knownTexts.includes(squeezed(text)) && /[-+*/^]/.test(text.slice(1)))
    .some((side) => {
      const value = bareValue(side);
      if (value !== undefined) return values.some((one) => Math.abs(one - Math.abs(value)) < 1e-9);
      return answers.some((one) => one.variables.size > 0 && areSame(one, side));
    });
}

const bareValue = ({ variables, readings: [reading] }: Side) =>
  variables.size === 0 && reading ? valueAt(reading, {}) : undefined;

/** "The answer is 8" and "x = 8" tell an answer even if the problem mentions the number. */
function claimsAnswer(reply: string, answerNumbers: readonly number[]): boolean {
  const claims =
    /(?:\b(?:answer|result|solution|antwort|ergebnis|lösung|réponse|résultat|respuesta|resultado|solución|equals?|becomes|comes (?:out )?to)\b|الجواب|الناتج|النتيجة|答案|结果|等于|=)[^.!?\d]{0,25}?(\d[\d.,]*)/giu;
  return [...reply.matchAll(claims)].some(([, number = '']) =>
    numbersIn(number).some((one) => answerNumbers.includes(one)),
  );
}

const claimVerbs =
  '(?:answer|result|solution|is|are|s|equals|prints?|gives?|gets?|got|makes?|returns?|becomes?|needs?|find|have|antwort|ergebnis|ist|sind|ergibt|est|sont|donne|es|son|da|respuesta|resultado)';

/** "It prints four": the answer in words after a word that says what something is; "two" only at the end of a sentence. */
function claimsInWords(reply: string, answerNumbers: readonly number[]): boolean {
  const sentences = reply.split(/[.!?;:\n]+/).map(folded);
  return answerNumbers.some((number) => {
    const end = number < smallestWord ? '$' : '(?: |$)';
    const forms = wordFormsOf(number).map(
      (form) => new RegExp(`(?:^| )${claimVerbs}(?: \\S+){0,2} ${form}${end}`, 'u'),
    );
    return sentences.some((sentence) => forms.some((form) => form.test(sentence)));
  });
}

/** Words for fractions and pairs, with their values. */
const fractionWords: readonly (readonly [RegExp, number])[] = [
  [/\bhalf (?:an?|of (?:an?|one))\b|\b(?:is|get|gives?|are) (?:a |one )?half\b/, 0.5],
  [/\b(?:a|one) quarter\b/, 0.25],
  [/\bthree quarters\b/, 0.75],
  [/\b(?:a|one) third\b/, 1 / 3],
  [/\ba (?:pair|couple) of\b/, 2],
];

const factors: readonly (readonly [RegExp, number])[] = [
  [/\b(?:half|halve)\b/, 0.5],
  [/\b(?:twice|double|doubled)\b/, 2],
  [/\b(?:thrice|triple|tripled)\b/, 3],
  [/\b(?:a third|one third)\b/, 1 / 3],
  [/\b(?:quarter)\b/, 0.25],
  [/\bdozens?\b/, 12],
  [/\bsquare of\b|\bsquared\b/, Number.NaN],
];

/** "Half of sixteen", "one more than seven" and the like. */
function isDescribed(words: string, answer: number, said: readonly number[]): boolean {
  const byFactor = factors.some(
    ([pattern, factor]) =>
      pattern.test(words) &&
      said.some((number) => (Number.isNaN(factor) ? number ** 2 === answer : number * factor === answer)),
  );
  if (fractionWords.some(([pattern, value]) => Math.abs(value - answer) < 1e-3 && pattern.test(words)))
    return true;
  if (byFactor || (/\bdozen\b/.test(words) && answer === 12)) return true;
  if (nextTo.test(words) && said.some((number) => Math.abs(number - answer) === 1)) return true;
  if (!/\b(?:plus|minus|times|more than|less than|fewer than|added|subtract\w*)\b/.test(words)) return false;
  return said.some((one, at) =>
    said.slice(at + 1).some((other) => [one + other, Math.abs(one - other), one * other].includes(answer)),
  );
}

const nextTo =
  /\b(?:one|1) (?:more|less|fewer|above|below)\b|\b(?:comes|number|right|just|directly|immediately) (?:\w+ )?(?:after|before|above|below)\b|\b(?:successor|predecessor|between)\b/;

function numbersSaid(reply: string, words: string, language: string | null): number[] {
  return [...new Set([...numbersIn(reply), ...smallNumbersInWords(words, language)])].slice(0, 20);
}

function hasNewNumber(reply: string, { allowed }: Secret, language: string | null): boolean {
  return numbersSaid(reply, folded(reply), language).some(
    (number) =>
      !allowed.has(number) &&
      (number > largestCounting || !Number.isInteger(number)) &&
      number >= smallestWord - 2,
  );
}

/** Numbers in Roman digits, of at least two. */
function romanNumbers(reply: string): number[] {
  const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1_000 };
  return (reply.match(/(?<![\p{L}\d])[IVXLCDM]{2,}(?![\p{L}\d])/gu) ?? []).map((roman) =>
    roman.split('').reduce((sum, letter, at) => {
      const value = values[letter] ?? 0;
      return sum + (value < (values[roman[at + 1] ?? ''] ?? 0) ? -value : value);
    }, 0),
  );
}

function languagesOf(known: string, languageOf: (text: string) => string | null): string[] {
  return known.split('\n').flatMap((text) => languageOf(text) ?? []);
}

const scripts = (
  'Latin Arabic Cyrillic Han Hangul Hebrew Devanagari Hiragana Katakana Thai Bengali Tamil Telugu Kannada Malayalam ' +
  'Gujarati Gurmukhi Oriya Sinhala Georgian Armenian Ethiopic Khmer Lao Myanmar Tibetan Mongolian Cherokee Braille Runic'
)
  .split(' ')
  .map((name) => new RegExp(`\\p{Script=${name}}{2,}`, 'u'));

/**
 * Greek letters are left out, because formulas have them in any language. A student who only sent images has no script
 * yet.
 */
function hasNewScript(reply: string, known: string): boolean {
  return known.trim() !== '' && scripts.some((script) => script.test(reply) && !script.test(known));
}
