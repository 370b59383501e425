import type { Model } from './model';

/** What is said where no passage answers. */
const nothing = {
  document:
    'The pages of this document that you can read do not say that. Try the words that stand in it, or ask an expert.',
  library:
    'The study library has no passage that answers this. Try the words that a textbook would use, or ask an expert.',
};

/** Answers by quoting the passages that were found, each with the number that names its source; costs nothing. */
export function createLibraryModel(): Model {
  return {
    source: 'library',
    about: null,
    highestPrice: () => 0,
    priceOf: () => 0,
    async *answer({ passages, isOfDocument }, signal) {
      const none = isOfDocument ? nothing.document : nothing.library;
      const quotes = passages.map(({ text }, at) => `\n- “${plain(text)}” [${at + 1}]`);
      for (const text of quotes.length === 0 ? [none] : [`${leadOf(quotes.length)}\n`, ...quotes]) {
        if (signal.aborted) return;
        yield { kind: 'text', text };
      }
      if (!signal.aborted) yield { kind: 'end', finish: 'complete', usage: null };
    },
  };
}

function leadOf(count: number): string {
  if (count === 1) return 'One passage speaks of that:';
  return `${['Two', 'Three'][count - 2] ?? count} passages speak of that:`;
}

/** Marks of Markdown, formulas and entities, and what makes an address, in which no escape would count. */
const marks = /[\\`*_[\]$~@]|<(?=[a-z!/?])|&(?=#?\w+;)|:(?=\/\/)|(?<=www)\./gi;

/** Words as they stand, on one line, with nothing that Markdown would read; an address stays a link to itself. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(marks, '\\$&');
}
