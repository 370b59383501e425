import { sentencesOf } from './plain-sentences';

const work =
  '(?:essays?|dissertations?|thes[ei]s|assignments?|course ?works?|homeworks?|term papers?|research papers?|papers?|reports?|chapters?|case stud(?:y|ies)|literature reviews?|research proposals?|final (?:year )?projects?)';
const exam = '(?:exams?|examinations?|tests?|quiz(?:zes)?|midterms?|finals?)';
const write = '(?:ghost ?write|write|compose|produce|draft|author|craft)';
const verb = `(?:${write}|do|complete|finish|create|make)`;
const written = '(?:written|done|completed|produced)';
/** Material from which somebody else would write an essay. */
const notes =
  '(?:notes?|(?:bullet )?points?|bullets|outlines?|ideas?|lists?|plans?|titles?|headings?|slides?|sources?|data|transcripts?|these|this|them|it)';
/** Objects of an editor's work: the customer's own text. */
const ownText = `(?:${work}|drafts?|texts?|writing|manuscripts?|language|grammar|style|errors?|mistakes?|changes|corrections)`;
/** Words in between, none of which begins another thought ("write a comment on my essay"). */
const few =
  "(?: (?!(?:of|on|for|about|in|with|to|and|or|comments?|feedback|notes|edit(?:ing|orial)|proofreading|plagiarism|similarity)\\b)[\\w'-]+){0,4}?";
/** End of the object, so that it is not part of another name ("my essay references"). */
const end =
  '(?=$| ?[,)("]| (?:for|on|about|by|in|from|and|of|with|to|please|until|before|within|or|using|asap|today|tonight|tomorrow|now|quickly|urgently|thanks|thank)\\b)';
const forMe = 'for (?:me|us)\\b';

/** A report on the customer's own text or lessons is feedback, not a request for written work. */
const feedbackReport = new RegExp(
  `\\breports? (?:${[
    `(?:on|about|of) (?:my|our|the|this|all)${few} ${ownText}${end}`,
    'with (?:your|the|all)\\b',
    '(?:for|on|about|after) (?:each|every|my progress|my parents)\\b',
  ].join('|')})`,
  'g',
);

/** Requests to write the work. They count unless the customer is describing their own actions. */
const requests: readonly RegExp[] = [
  // "write my essay", "do our coursework", "write me a dissertation", "complete the whole assignment for me"
  `${verb} (?:up )?(?:my|our|(?:me|us) (?:a|an|the|my|our|this|one))${few} ${work}${end}`,
  `(?:prepare|${verb}) (?:up )?(?:a|an|the|this|that|all)${few} ${work}[^,]{0,60}? ${forMe}`,
  // "write it for me", "do everything for us"
  `${verb} (?:it|this|that|everything|all of (?:it|this)|the whole thing) ${forMe}`,
  // "write chapter 2", "write the essay from scratch"
  'write chapters? \\d',
  '(?:ghost ?write|write|be written)\\b[^,]{0,60} from (?:scratch|zero|nothing)\\b',
  // "take my exam", "take the online class for me"
  `(?:take|sit|do|complete) (?:my|our)${few} ${exam}${end}`,
  `(?:take|sit|attend|do|complete) (?:my|our|the|this)${few} (?:${exam}|class(?:es)?|course|module) ${forMe}`,
  // "turn these bullet points into a full essay"
  `(?:turn|convert|expand|develop|transform|make|rewrite|put)${few}(?: (?:of|on|about)${few})? ${notes} (?:up )?(?:in)?to (?:an?|my|our|the|one)(?! (?:better|clearer|shorter|stronger)\\b)${few} ${work}${end}`,
].map((words) => new RegExp(`\\b${words}`, 'g'));

/** Requests in the passive voice. */
const passives: readonly RegExp[] = [
  // "an essay written for me", "need my dissertation done", "would like my essay to be written"
  `${work} (?:to be )?${written} (?:${forMe}|by you\\b)`,
  `(?:need|want|get|(?:would|i'd|we'd) (?:really )?(?:like|love|prefer)) (?:to have )?(?:my|our|an?)${few} ${work} (?:to be )?${written}\\b`,
  // "have my essay written", but not "I have my essay written already"
  `(?:(?:can|could|may) (?:i|we)|(?<!\\b(?:i|we|already|now) )) ?\\bhave (?:my|our|an?)${few} ${work} ${written}\\b(?! already)`,
  // "I need an essay, 2000 words, from zero"
  `(?:need|want) (?:an?|the|this)${few} ${work}\\b.{0,60} from (?:scratch|zero|nothing)\\b`,
].map((words) => new RegExp(`(?<![\\w])${words}`, 'g'));

/** Phrases that count as a command or after an asking word: "write the essay", "write 2000 words on Hamlet". */
const commands: readonly RegExp[] = [
  `${write} (?:up )?(?:the|this|that)${few} ${work}${end}`,
  `${write} (?:about |around |at least |some )?\\d{3,6} words? (?:on|about|for) (?!(?:my|our|its?|this|each|every|how|what|where|why|which|whether|the (?:essay|draft|text))\\b)`,
].map((words) => new RegExp(`\\b${words}`, 'g'));

/** Phrases that count only after an asking word, because quoted tasks read the same: "please write an essay". */
const tasks: readonly RegExp[] = [
  new RegExp(`\\b${write}(?: (?:up )?(?:an?|one|two|three|\\d|another|some)${few})? ${work}${end}`, 'g'),
];

/** Course words for assessed work. */
const courseWords: readonly RegExp[] = [
  /\b(?:module|course|unit|assessment|assignment) codes?\b/,
  /\b(?:assignment|assessment|coursework|essay|dissertation) (?:brief|question|instructions)\b/,
  /\b(?:marking|grading|assessment) (?:criteria|rubric|scheme)\b/,
  /\bturnitin\b/,
  new RegExp(
    `\\b${work} for (?:my|our|the|an?)(?: [\\w'-]+){0,2} (?:course|module|class|degree|seminar|university|uni|college|school|professor|lecturer|tutor|supervisor|teacher)\\b`,
  ),
  new RegExp(`\\b\\d[\\d,.]{0,9}(?: |k )?words? ${work}\\b`),
  new RegExp(`\\b${work} of (?:about |around )?\\d[\\d,.]{0,9}k? words?\\b`),
  /^(?:my |an? |the )?(?:essay|dissertation|thesis|assignment|course ?work)\b/,
];

/**
 * The last of these words before a verb shows who acts: the customer ("before I write …") or the person who is addressee.
 */
const self =
  /^(?:i|i'll|i'd|we|me|us|how|help|helps|helped|teach|learn|before|while|when|after|students?|must|had)$/;
const addressee = /^(?:you|your|please|kindly|someone|somebody|anyone|anybody|writer|expert)$/;

/** Asking words right before a verb: "please", "could you", "someone to"; not "when you". */
const askedTo = new RegExp(
  `(?:${[
    '\\b(?:please|kindly)(?: (?:just|simply|also|then))?',
    '\\b(?:please|kindly)\\b[^,]{0,80} and',
    '(?<!\\b(?:did|do|have|if|when|how|as|before|after|until|while|why|what|whether) )\\byou(?: (?:to|please|just|also|then|can|could|will|would|should|must)){0,2}',
    '\\b(?:someone|somebody|anyone|anybody|writer|expert)(?: (?:to|who|that)(?: (?:can|could|will))?)?',
  ].join('|')})$`,
);
const notAsked = /\b(?:not|\w+n't|dont|never|rather than|instead of)(?: to)?$/;
/** Number of characters before a verb that are read to find out who acts. */
const maxPrefixLength = 300;

/** Phrases, and the words that must come before them to make them a request. */
const kinds: readonly { phrases: readonly RegExp[]; asks: (before: string) => boolean }[] = [
  { phrases: passives, asks: () => true },
  { phrases: requests, asks: (before) => !isOwnDoing(before) },
  { phrases: commands, asks: (before) => before === '' || before.endsWith(',') || isAskedFor(before) },
  { phrases: tasks, asks: isAskedFor },
];

/** Returns the words that ask for work to be written, in plain lower case; undefined if there are none. */
export function asksForWriting(text: string): string | undefined {
  for (const sentence of sentencesOf(text)) {
    const request = sentence.replace(feedbackReport, 'feedback');
    for (const { phrases, asks } of kinds)
      for (const phrase of phrases)
        for (const match of request.matchAll(phrase)) {
          const before = request.slice(Math.max(0, match.index - maxPrefixLength), match.index).trim();
          if (asks(before)) return match[0].trim();
        }
  }
  return undefined;
}

/**
 * Returns the words that name assessed work of a course, in lower case, for services that have nothing to do with one.
 */
export function namesAssessedWork(text: string): string | undefined {
  for (const sentence of sentencesOf(text))
    for (const words of courseWords) {
      const match = words.exec(sentence);
      if (match) return match[0].trim();
    }
  return undefined;
}

function isAskedFor(before: string): boolean {
  return askedTo.test(before) && !isOwnDoing(before);
}

function isOwnDoing(before: string): boolean {
  if (notAsked.test(before)) return true;
  // "I need help, write my essay": what follows a comma at once is a command.
  if (before.endsWith(',')) return false;
  const last = before
    .split(/[^\w'-]+/)
    .reverse()
    .find((word) => self.test(word) || addressee.test(word));
  return last !== undefined && self.test(last);
}
