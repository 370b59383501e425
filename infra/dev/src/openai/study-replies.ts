import type { ChatTurn } from './replies';

/** Names of the answer formats that the API requests for study material. */
type StudyFormat = 'study_entries' | 'study_support';

const passage = /^\[(\d+)\] .*\n(.*)$/gm;
const point = /^(\d+)\. (.*)$/gm;
/** Word in points that are found in no passage. */
const disputed = 'disputed';

/** Answers the calls with which the API makes a summary or an outline: first sentences or words of the passages. */
export function studyReplyTo(turns: readonly ChatTurn[], format: StudyFormat): string {
  const text = turns.findLast(({ role }) => role === 'user')?.content ?? '';
  return JSON.stringify(format === 'study_entries' ? entriesFor(text) : supportOf(text));
}

function entriesFor(text: string) {
  const [, most = '1', noun] = /Write at most (\d+) (points|headings)/.exec(text) ?? [];
  const entries = [...text.matchAll(passage)].map(([, number, words = '']) => {
    const sentences = words.split(/(?<=[.!?])\s+/);
    const sentence = sentences.find((one) => one.length > 20) ?? words;
    const heading = words.split(/\s+/).slice(0, 5).join(' ');
    return { text: noun === 'points' ? sentence.slice(0, 300) : heading, level: 1, passage: Number(number) };
  });
  return { entries: entries.slice(0, Number(most)) };
}

function supportOf(text: string) {
  const listed = text.slice(text.indexOf('Points:'));
  const supported = [...listed.matchAll(point)].flatMap(([, number, words = '']) =>
    words.includes(disputed) ? [] : Number(number),
  );
  return { supported };
}
