import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { scoreOf, type Weights } from './classifier';
import { featuresOf } from './features';

/** Maximum length of a part of a message, in UTF-16 units. */
const maxPartLength = 240;

/** Number of parts that are scored in one go, which takes about 2 ms. */
const partsInOneGo = 16;

/** A part of a message needs the care note from this score on, which is an even chance. */
const neededScore = 0;

/** A part needs no higher score than this, however long the message is: clear short sentences reach it. */
const highestNeededScore = 2;

/**
 * Returns true if a part of the message scores high enough, because one sentence in a long text counts. The more parts a
 * message has, the higher a part must score, since a chance hit is then more likely. Long messages are read in several
 * goes, so that other requests are answered in between.
 */
export async function needsCare(weights: Weights, message: string): Promise<boolean> {
  const parts = partsOf(message);
  const needed = Math.min(highestNeededScore, neededScore + Math.log(Math.max(1, parts.length / 3)));
  for (const [at, part] of parts.entries()) {
    if (at > 0 && at % partsInOneGo === 0) await yieldToOthers();
    if (scoreOf(weights, featuresOf(part)) >= needed) return true;
  }
  return false;
}

/** Splits a message at the ends of sentences. A short message is also read as a whole, a long sentence in pieces. */
function partsOf(message: string): string[] {
  const sentences = message.split(/[.!?;。！？；؟\n]+/u).filter((sentence) => /\p{L}/u.test(sentence));
  const pieces = sentences.flatMap(piecesOf);
  return message.length <= maxPartLength && pieces.length > 1 ? [message, ...pieces] : pieces;
}

/** Pieces of a sentence, each of which overlaps half of the one before it. */
function piecesOf(sentence: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start === 0 || start + maxPartLength / 2 < sentence.length; start += maxPartLength / 2)
    pieces.push(sentence.slice(start, start + maxPartLength));
  return pieces;
}
