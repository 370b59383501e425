export type ChatTurn = { role: string; content: string };

const stops = new Set(
  'a an and are by does for how in is it of on or the this to was what when which who why with'.split(' '),
);

/** A prompt with optional descriptions of documents, numbered passages of two lines (title, text) and a question. */
const promptWithPassages =
  /^(?:Document(?: \d)?: .*\n(?:.+\n)*\n)*Passages:\n\n((?:\[\d+\] .*\n.*\n\n)+)([\s\S]*)$/;
const passage = /^\[(\d+)\] .*\n(.*)$/gm;
/** A passage in the result of a function. */
const foundPassage = /^\[(\d+)\] .*?: (.*)$/gm;
const instruction =
  /(?:ignore|disregard|forget)[^.:\n]{0,80}(?:instructions|above)[^\n]*?(?:say|write|reply|answer|print)(?: with)?:?\s+["“]?([^"”\n]{1,200})/gi;

/**
 * Answers from numbered passages with the sentences that share the most words with the question, each with its number.
 * Without passages, says that this is a test server and repeats the question. If `isObedient`, follows instructions in
 * any text of the prompt instead, like a model that mistakes data for instructions.
 */
export function replyTo(turns: readonly ChatTurn[], isObedient: boolean): string {
  if (isObedient) {
    const instructedReplies = turns.flatMap(({ content }) =>
      [...content.matchAll(instruction)].map(([, text]) => text),
    );
    if (instructedReplies.length > 0) return instructedReplies.join('\n');
  }
  const results = turns.filter(({ role }) => role === 'tool').map(({ content }) => content);
  if (results.length > 0) return claimsFound(results.join('\n'));
  const prompt = turns.at(-1)?.content ?? '';
  const [, passages, question = ''] = promptWithPassages.exec(prompt) ?? [];
  if (passages !== undefined) return claimsOf(passages, question) || 'The document does not say.';
  return `This answer comes from a test server, not from a real model. You asked:\n\n> ${prompt.slice(0, 400).replace(/\s+/g, ' ')}\n\nA formula to look at: $a^2 + b^2 = c^2$.`;
}

/** Returns the first sentence of what each function returned, with its number. */
function claimsFound(results: string): string {
  const claims = [...results.matchAll(foundPassage)].map(
    ([, number, text = '']) => `${text.split(/(?<=[.!?])\s+/)[0]} [${number}]`,
  );
  return claims.length > 0 ? claims.slice(0, 3).join('\n\n') : `I could not find that. ${results}`;
}

/** Returns the best sentence of each of the three best passages. Empty if no passage shares a word with the question. */
function claimsOf(passages: string, question: string): string {
  const questionWords = new Set(wordsOf(question));
  const scoreOf = (sentence: string) => wordsOf(sentence).filter((word) => questionWords.has(word)).length;
  return [...passages.matchAll(passage)]
    .flatMap(([, number, text = '']) =>
      text
        .split(/(?<=[.!?])\s+/)
        .map((sentence) => ({ claim: `${sentence} [${number}]`, score: scoreOf(sentence) }))
        .toSorted(byScore)
        .slice(0, 1),
    )
    .filter(({ score }) => score > 0)
    .toSorted(byScore)
    .slice(0, 3)
    .map(({ claim }) => claim)
    .join('\n\n');
}

const byScore = (one: { score: number }, other: { score: number }) => other.score - one.score;

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).filter((word) => !stops.has(word));
}
