/** A student's question whether a step is right, such as "2x = 4, so x = 2. Is my step right?". */
const asksForCheck =
  /\b(?:is|are|was|were|does) (?:(?:this|that|it)|(?:my|this|that|these|the)(?: \p{L}+){1,3}) (?:right|correct|ok|okay|wrong|incorrect|look right)\b(?! (?:to|of|for|that|side|angle|hand)\b)|\bdid i (?:\p{L}+ ){1,6}(?:right|correctly|wrong|(?:a |any )?mistakes?)\b|\b(?:check|verify) (?:my|this|if (?:my|this|i|it))\b|\bwhere is my (?:mistake|error)\b|\bam i (?:right|correct|wrong|on the right track)\b|\bright so far\b/iu;

/** Maximum number of characters that are searched for such a question; steps are short. */
const maxLength = 2_000;
const hasContent = /[\p{L}\p{N}]/u;

/**
 * Returns the step that a message asks about: the rest of the message, or else the previous message. Returns undefined for a
 * message that does not ask whether a step is right; an empty text if there is no step.
 */
export function stepAskedAbout(message: string, previous = ''): string | undefined {
  if (message.length > maxLength) return undefined;
  const found = asksForCheck.exec(message);
  if (!found) return undefined;
  const before = message.slice(0, found.index);
  // The sentence of the question ends at its sign, or else at its line; a colon introduces the step.
  const after = message.slice(found.index + found[0].length).replace(/^[^?:\n,]*[?:\n,]?/, '');
  const step = `${before} ${after}`
    .replace(/^\W*(?:hi|hello|hey|please)\b[\s,!.]*/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  return hasContent.test(step) ? step : previous;
}
