/** Kind of sentence that answers a question. */
export type QuestionKind = 'definition' | 'steps' | 'number' | 'reason' | 'other';

const quantity =
  /\b(?:what|which|what is the|what's the)\s+(age|amount|concentration|date|distance|dose|fraction|height|length|number|per ?cent|percentage|pressure|price|proportion|range|share|size|speed|temperature|thickness|time|value|voltage|volume|wavelength|weight|width|year)\b/i;

/** Returns the word of a question that names what a number measures: "wavelength" in "Which wavelength …?". */
export function quantityOf(question: string): string | undefined {
  return quantity.exec(question)?.[1]?.toLowerCase();
}

const patterns: readonly (readonly [QuestionKind, RegExp])[] = [
  ['reason', /^\W*(why|how come|what causes|for what reason)\b|\b(the reason|because of what|and why)\b/i],
  [
    'steps',
    /\bhow (to|do|does|did|can|could|should|would|must|is|are|was|were)\b|\b(steps|procedure|in (what|which) order|step by step)\b/i,
  ],
  [
    'number',
    /\bhow (big|cold|deep|far|fast|few|heavy|high|hot|large|late|long|low|many|much|often|old|quick|quickly|rapidly|small|soon|strong|tall|thick|wide)\b|\b(what|which) (age|amount|concentration|date|distance|dose|fraction|height|length|number|per ?cent|percentage|pressure|price|proportion|range|share|size|speed|temperature|time|value|voltage|volume|wavelength|weight|width|year)\b|^\W*when (was|were|did)\b/i,
  ],
  [
    'definition',
    /^\W*(so )?what(['’]?s| is| are| was| were) (?!.*\b(happen|cause|do|wrong|different)\b)|\bwhat (does|do|did|is) .+ (mean|meant|stand for)\b|\b(define|definition|meaning|formula)\b/i,
  ],
];

/** Returns the kind of a question by its words. */
export function kindOf(question: string): QuestionKind {
  return patterns.find(([, pattern]) => pattern.test(question))?.[0] ?? 'other';
}

const preposition =
  /\b(of|in|for|to|on|with|at|by|from|between|according|when|if|and|or|that|which|used|called|mean|meant|stand|do|does|did)\b|[?,;.(]/i;
const subject =
  /\bwhat(?:['’]?s| is| are| was| were| does| do| did)\s+(?:meant by\s+)?(.+)|\b(?:meaning|definition|define|formula)\s+(?:of|for)?\s*(.+)/i;

/** Returns the word that a question for a definition is about: "quotient" for "What is the quotient of …?". */
export function headOf(question: string): string | undefined {
  const [, what, other] = subject.exec(question) ?? [];
  const phrase = (what ?? other ?? '').replace(/^(a|an|the)\s+/i, '').split(preposition)[0] ?? '';
  return phrase
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.at(-1);
}

/** A text to judge: a sentence or more, and where the main word of the question is in it. */
export type Judged = {
  text: string;
  isItem: boolean;
  isTable: boolean;
  hasFormula: boolean;
  /** Places of the main words of the question. */
  main: readonly number[];
  /** Whether it, or its title, has most of the words of the question. */
  isOfSubject: boolean;
};

const reasons =
  /\b(as a result|because|caus(e|es|ed)|due to|for this|hence|makes?|reason|since|so( that)?|that is why|therefore|this is why|thus|which is why)\b/i;
const number =
  /\d|\b(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|thirds?|quarter|hundred|thousand|million|twice|dozen)\b/i;
const withUnit =
  /\d\s*(°|%|‰|(?!(a|an|and|are|as|at|but|by|for|has|in|is|it|no|of|on|or|so|the|to|was)\b)[a-zµμΩ]{1,3}\b|per\b|points?\b|years?\b|days?\b|hours?\b|min(ute)?s?\b|weeks?\b|months?\b|times\b)|[$£€¥]\s?\d/i;
const step =
  /^\W*(\d+[.)]\s*)?(add|ask|apply|begin|calculate|carry|change|check|choose|collect|compare|convert|count|cover|cross|cut|decide|differentiate|divide|draw|estimate|exclude|extend|find|first|fix|give|go|integrate|join|keep|know|mark|measure|multiply|plot|put|read|record|remove|repeat|replace|round|set|sit|solve|split|start|subtract|substitute|take|then|treat|turn|use|warm|weigh|write)\b|\b(divided by|multiplied by|is (found|read|calculated)|are (found|read|calculated))\b/iu;
/** After a word that is defined. */
const definesAfter =
  /^["”’)*_]*(\s*\([^)]{1,40}\))?\s*([:=.]|,? (is|are|was|means?|meant|asks|says|states|compares|measures|counts|describes|denotes|stands for|refers to|consists of|tells|gives|has)\b|, (an?|the) )/i;
/** Before a word that is defined. */
const definesBefore =
  /\b(called|known as|named|calls? (this|it)|is|are|the name of)\s+(the |an? )?["“‘*_(]*$/i;

/** Questions that only a passage with a number can answer. */
export const asksForDate = /^\s*(when (was|were|did)|in (which|what) year)\b/i;
/** Minimum fitness of a text that defines what a question asks to be defined. */
export const definingFitness = 1.3;

const asksForFormula = /\b(formula|equation)\b/i;

/** Returns by how much more, or less, a text answers a question than its words alone say: about 0.7 to 1.5. */
export function fitness(
  { text: question, kind }: { text: string; kind: QuestionKind },
  { text, isItem, isTable, hasFormula, main, isOfSubject }: Judged,
): number {
  const formula = hasFormula || text.includes('=');
  const asked = asksForFormula.test(question) ? (hasFormula ? 0.5 : formula ? 0.1 : 0) : 0;
  if (kind === 'reason') return isTable ? 0.8 : reasons.test(text) ? 1.15 : 1;
  if (kind === 'number') return withUnit.test(text) ? 1.2 : number.test(text) ? 1.05 : 0.7;
  if (kind === 'steps')
    return 1 + (step.test(text) ? 0.15 : 0) + (isItem ? 0.1 : 0) + (formula ? 0.1 : 0) + asked;
  if (kind === 'definition') {
    const isDefined = main.some((at) => {
      const after = text.slice(at).replace(/^[\p{L}\p{N}'’-]+/u, '');
      return (at < 60 && definesAfter.test(after)) || definesBefore.test(text.slice(0, at));
    });
    return (isDefined && isOfSubject ? definingFitness : isTable ? 0.8 : 1) + (hasFormula ? 0.05 : 0) + asked;
  }
  return 1 + asked;
}
