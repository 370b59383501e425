const work =
  '(?:essays?|dissertations?|thes[ei]s|assignments?|course ?works?|homeworks?|term papers?|research papers?|papers?|reports?|chapters?|case stud(?:y|ies)|literature reviews?|research proposals?|final (?:year )?projects?)';
const verb = '(?:ghost ?write|write|do|complete|finish|produce|compose|create|make|draft|author|craft)';
/** Words between, none of which begins another thought ("write a comment on my essay"). */
const few = "(?: (?!(?:of|on|for|about|in|with|to|and|or|comments?|feedback|notes)\\b)[\\w'’-]+){0,4}?";
/** What follows is not the name of something else ("my essay references"). */
const end =
  '(?=$|[,)("]| (?:for|on|about|by|in|from|and|of|with|to|please|until|before|within|or|about|using)\\b)';

/** Requests to write the work; they count unless the customer speaks of what they do themselves. */
const requests: readonly RegExp[] = [
  // "write my essay", "do our coursework", "write me a dissertation", "complete the whole assignment for me"
  new RegExp(`\\b${verb} (?:up )?(?:my|our|(?:me|us) (?:a|an|the|my|our|this|one))${few} ${work}${end}`),
  new RegExp(
    `\\b(?:prepare|${verb}) (?:up )?(?:a|an|the|this|that|all)${few} ${work}[^,]{0,60}? for (?:me|us)\\b`,
  ),
  // "write it for me", "do everything for us"
  new RegExp(`\\b${verb} (?:it|this|that|everything|all of (?:it|this)|the whole thing) for (?:me|us)\\b`),
  // "write chapter 2", "write the essay from scratch"
  /\bwrite chapters? \d/,
  /\b(?:ghost ?write|write|be written)\b[^,]{0,60} from (?:scratch|zero|nothing)\b/,
];

/** The same of work that somebody else does. */
const passives: readonly RegExp[] = [
  // "an essay written for me", "need my dissertation done"
  new RegExp(`\\b${work} (?:to be )?(?:written|done|completed|produced) (?:for (?:me|us)|by you)\\b`),
  new RegExp(`\\b(?:need|want|get) (?:my|our|an?)${few} ${work} (?:to be )?(?:written|done|completed)\\b`),
  // "I need an essay, 2000 words, from zero"
  new RegExp(`\\b(?:need|want) (?:an?|the|this)${few} ${work}\\b.{0,60} from (?:scratch|zero|nothing)\\b`),
];

/** Words of a course about work that it marks. */
const courseWords: readonly RegExp[] = [
  /\b(?:module|course|unit|assessment|assignment) codes?\b/,
  /\b(?:assignment|assessment|coursework|essay|dissertation) (?:brief|question|instructions)\b/,
  /\b(?:marking|grading|assessment) (?:criteria|rubric|scheme)\b/,
  /\bturnitin\b/,
  new RegExp(
    `\\b${work} for (?:my|our|the|an?)(?: [\\w'’-]+){0,2} (?:course|module|class|degree|seminar|university|uni|college|school|professor|lecturer|tutor|supervisor|teacher)\\b`,
  ),
  new RegExp(`\\b\\d[\\d,.]*(?: |k )?words? ${work}\\b`),
  new RegExp(`\\b${work} of (?:about |around )?\\d[\\d,.]*k? words?\\b`),
  /^(?:my |an? |the )?(?:essay|dissertation|thesis|assignment|course ?work)\b/,
];

/** Who acts by the last of these words before a verb: the customer ("before I write …"), or whoever is asked. */
const self =
  /^(?:i|i'll|i'd|we|me|us|how|help|helps|helped|teach|learn|before|while|when|after|students?|must|had)$/;
const asked = /^(?:you|your|please|kindly|someone|somebody|anyone|anybody|writer|expert)$/;

/** The words that ask for work to be written, as they stand (lower case); undefined where nobody asks for it. */
export function asksForWriting(text: string): string | undefined {
  for (const sentence of sentencesOf(text))
    for (const request of [...requests, ...passives]) {
      const found = request.exec(sentence);
      if (!found) continue;
      if (passives.includes(request) || !isOwnDoing(sentence.slice(0, found.index))) return found[0].trim();
    }
  return undefined;
}

/** The words that name work which a course marks (lower case), for services that have nothing to do with one. */
export function namesAssessedWork(text: string): string | undefined {
  for (const sentence of sentencesOf(text))
    for (const words of courseWords) {
      const found = words.exec(sentence);
      if (found) return found[0].trim();
    }
  return undefined;
}

function isOwnDoing(before: string): boolean {
  const last = before
    .split(/[^\w'-]+/)
    .reverse()
    .find((word) => self.test(word) || asked.test(word));
  return last !== undefined && self.test(last);
}

/**
 * Sentences in small letters, without signs that cannot be seen, hyphens as spaces. A line may end a sentence or go on in
 * the next one, so both readings are given.
 */
function sentencesOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[-‐-―_]+/g, ' ');
  const sentences = [plain, plain.replace(/[\n\r]+/g, ' ')]
    .flatMap((reading) => reading.split(/[.!?;:\n\r]+(?:\s|$)|[\n\r]+|,\s*so\s/))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
  return [...new Set(sentences)];
}
