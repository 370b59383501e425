import { questionTitles, questionTopics } from '@aw/db/testing/fill-questions';

const topics = new Set(questionTopics);
const wordsOf = (title: string) => title.match(/\p{L}+|\d+/gu) ?? [];
const topicsOf = (title: string) => wordsOf(title).filter((word) => topics.has(word));

/** Returns a pseudo-random number that depends on the row and the purpose only. */
const spread = (id: number, purpose: number, below: number) => ((id * 31 + purpose * 7919) % 104_729) % below;

type Change = (title: string, id: number) => string | undefined;

/** Ways to repeat a question in other words. They return undefined for titles that lack the required words. */
const changes: Record<string, Change> = {
  'other order': (title, id) => {
    const words = wordsOf(title);
    return words
      .map((word, at) => ({ word, at: spread(id, at + 1, 9973) }))
      .sort((one, other) => one.at - other.at)
      .map(({ word }) => word)
      .join(' ');
  },
  'other phrase': (title, id) => {
    const topicsOfTitle = topicsOf(title).toReversed();
    const phrases = questionTitles.filter(
      (phrase) => (phrase.match(/\{/g) ?? []).length === topicsOfTitle.length,
    );
    const phrase = phrases[spread(id, 50, phrases.length)];
    return phrase?.replace(
      /\{([a-d])\}/g,
      (_, letter: string) => topicsOfTitle['abcd'.indexOf(letter)] ?? '',
    );
  },
  'other ending': (title) => {
    const [topic] = topicsOf(title);
    return topic && title.replace(topic, topic.endsWith('s') ? topic.slice(0, -1) : `${topic}s`);
  },
  'a letter mistyped': (title, id) => {
    const word = wordsOf(title).toSorted((one, other) => other.length - one.length)[0] ?? '';
    const at = 1 + spread(id, 60, Math.max(1, word.length - 3));
    return title.replace(word, `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);
  },
  'said at length': (title) => `Please can you help me: ${title.toLowerCase()} I have an exam tomorrow`,
  'without small words': (title) =>
    wordsOf(title)
      .filter((word) => word.length > 3)
      .join(' '),
};

/** Returns the changed titles with which a question may be repeated, with the kind of change. */
export function changedTitles(title: string, id: number): { kind: string; again: string }[] {
  return Object.entries(changes).flatMap(([kind, change]) => {
    const again = change(title, id);
    return again ? [{ kind, again }] : [];
  });
}
