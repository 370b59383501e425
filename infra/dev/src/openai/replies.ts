export type ChatTurn = { role: string; content: string };

const stops = new Set(
  'a an and are by does for how in is it of on or the this to was what when which who why with'.split(' '),
);

/** A question after what is said of a document and numbered passages, each a line with its title and a line with its words. */
const ofPassages = /^(?:Document: .*\n(?:.+\n)*\n)?Passages:\n\n((?:\[\d+\] .*\n.*\n\n)+)([\s\S]*)$/;
const passage = /^\[(\d+)\] .*\n(.*)$/gm;
const order =
  /(?:ignore|disregard|forget)[^.:\n]{0,80}(?:instructions|above)[^\n]*?(?:say|write|reply|answer|print)(?: with)?:?\s+["“]?([^"”\n]{1,200})/gi;

/**
 * What the stand-in answers: from numbered passages the sentences that share most words with the question, each with
 * its number; without any, that it is a test server, and what was asked. An obedient one does what any text of its
 * prompt tells it instead, as a model that takes data for instructions would.
 */
export function replyTo(turns: readonly ChatTurn[], isObedient: boolean): string {
  if (isObedient) {
    const orders = turns.flatMap(({ content }) => [...content.matchAll(order)].map(([, said]) => said));
    if (orders.length > 0) return orders.join('\n');
  }
  const asked = turns.at(-1)?.content ?? '';
  const [, passages, question = ''] = ofPassages.exec(asked) ?? [];
  if (passages !== undefined) return claimsOf(passages, question) || 'The document does not say.';
  return `This answer comes from a test server, not from a real model. You asked:\n\n> ${asked.slice(0, 400).replace(/\s+/g, ' ')}\n\nA formula to look at: $a^2 + b^2 = c^2$.`;
}

/** The best sentence of each of up to three passages that say something to the question; empty where none does. */
function claimsOf(passages: string, question: string): string {
  const wanted = new Set(wordsOf(question));
  const scoreOf = (sentence: string) => wordsOf(sentence).filter((word) => wanted.has(word)).length;
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
