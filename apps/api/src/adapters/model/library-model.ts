import type { Model, Prompt, StepCheck } from './model';

/** Answers for when no passage matches. */
const nothing = {
  image:
    'The study library cannot read images. Write down what is in yours, or post it as a question to experts.',
  document:
    'I found nothing about that in the pages you can read. Try the words the document uses, or ask an expert.',
  library:
    'The study library has no passage that answers this. If it is about your studies, try the words a textbook would use, or ask an expert.',
};

/** Creates a model that quotes the passages found, each with the number of its source. It costs nothing. */
export function createLibraryModel(): Model {
  return {
    source: 'library',
    about: null,
    highestPrice: () => 0,
    priceOf: () => 0,
    estimate: () => null,
    async *answer(prompt, signal) {
      const quotes = prompt.passages.map(({ text }, at) => `\n- “${plain(text)}” [${at + 1}]`);
      const text = quotes.length === 0 ? noneOf(prompt) : [`${leadOf(prompt)}\n`, ...quotes].join('');
      if (!signal.aborted) yield { kind: 'text', text };
      if (!signal.aborted) yield { kind: 'end', finish: 'complete', usage: null };
    },
  };
}

function noneOf({ isOfDocument, isOnlyImages, hint, step }: Prompt): string {
  if (isOnlyImages) return nothing.image;
  if (step) return `${checkOf(step)} I found no passage about it. An expert can look at it.`;
  if (hint && hint.count > 0) return spent(hint.count);
  return isOfDocument ? nothing.document : nothing.library;
}

/** Says what is known about a student's step, and no more. */
function checkOf({ verdict, where }: StepCheck): string {
  if (verdict === 'wrong' && where)
    return `Please calculate “${plain(where.replaceAll('*', '×'))}” again: it does not hold.`;
  if (verdict === 'right')
    return 'The calculation in your step holds. Without an AI model I cannot tell whether it is the right step.';
  return 'Without an AI model I cannot check your step.';
}

function spent(count: number): string {
  const had = count === 2 ? 'You have had both hints' : `You have had all ${count} hints`;
  return `${count === 1 ? 'That was the only hint' : had} the study library has for this. An expert can look at what you have tried.`;
}

function leadOf({ passages: { length: count }, hint, step }: Prompt): string {
  if (step) return `${checkOf(step)} Compare it with what the study library says:`;
  if (hint?.count === 1) return 'There is only one hint:';
  if (hint?.number === hint?.count && hint) return `Hint ${hint.number} of ${hint.count}, the last one:`;
  if (hint) return `Hint ${hint.number} of ${hint.count}. Try it before you ask for the next one:`;
  if (count === 1) return 'I found one passage about that:';
  return `I found ${['two', 'three'][count - 2] ?? count} passages about that:`;
}

/** Special characters of Markdown, formulas and entities, and those of addresses, which cannot be escaped. */
const marks = /[\\`*_[\]$~@]|<(?=[a-z!/?])|&(?=#?\w+;)|:(?=\/\/)|(?<=www)\./gi;

/** Returns a text literally on one line, with every special character escaped. An address does not become a link. */
function plain(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      // A bracket after a backslash would begin a formula.
      .replace(marks, (mark) => (mark === '[' ? '&#91;' : `\\${mark}`))
  );
}
