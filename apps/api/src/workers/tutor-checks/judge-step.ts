import { tells, termsOf } from './answer-terms';
import { type Equation, equationsIn, valueAt } from './equations';
import { numbersIn } from './plain-math';
import { type SolvedProblem, valuesOf } from './solution';
import { areSame, type Truth, truthOf, type Values } from './truth';

/** Result of calculating a student's step, without a model. */
export type JudgedStep = {
  verdict: 'right' | 'wrong' | 'unknown';
  /** The equation that does not hold; null for other verdicts. */
  where: string | null;
  /** Whether the student worked something out: an equation that is not in the problem. */
  hasWork: boolean;
  /** Whether it is short and gives no reason, like a guess; it may or may not be the answer. */
  isBare: boolean;
  /** Whether it names the final answer. */
  namesAnswer: boolean;
  /** Number of the solution's steps that the student's work has reached; null if it cannot be told. */
  reached: number | null;
};

/**
 * Compares a student's step with the solution. It is wrong if an equation does not hold with the solution's values. It is
 * right if all of them hold and each of their results belongs to the solution; another valid way is then right as well.
 */
export function judgeStep(solved: SolvedProblem, step: string): JudgedStep {
  const given = equationsIn(solved.problem).map(({ text }) => text);
  // In code, an equals sign stores a value.
  const work = code.test(step) ? [] : equationsIn(step).filter(({ text }) => !given.includes(text));
  const values = valuesOf(solved);
  const solutionEquations = [...solved.steps, solved.answer].flatMap(equationsIn);
  const solutionNumbers = new Set([...solved.steps, solved.answer].flatMap(numbersIn));
  const truths = work.map((equation) => ({ equation, truth: truthIn(equation, values, solutionEquations) }));
  const wrong = truths.find(({ truth }) => truth === 'false');
  const isRight =
    work.length > 0 &&
    truths.every(({ equation, truth }) => truth === 'true' && belongs(equation, solutionNumbers));
  return {
    verdict: wrong ? 'wrong' : isRight ? 'right' : 'unknown',
    where: wrong?.equation.text ?? null,
    hasWork: work.length > 0,
    isBare: !hasReason(step, work),
    namesAnswer: namesAnswer(solved, step),
    reached: wrong ? null : reachedStep(solved, work),
  };
}

const code =
  /;\s*$|==|[-+*/:]=|^\s*(?:def|return|while|for|if|int|let|const|var|elif|else|print)\b.{0,80}[:({]\s*\S{0,40}$|\bprint\(/m;

/** A name that the solution gives an expression, such as f'(x), must have that expression in the student's work too. */
function truthIn(equation: Equation, values: Values, solutionEquations: readonly Equation[]): Truth {
  const truth = truthOf(equation, values);
  if (truth !== 'unknown' || !equation.left.isVariable) return truth;
  const [name] = equation.left.variables;
  const same = solutionEquations.filter(({ left }) => left.isVariable && name && left.variables.has(name));
  if (same.length === 0) return 'unknown';
  return same.some(({ right }) => areSame(right, equation.right)) ? 'true' : 'false';
}

/** A calculation without variables proves little, unless its result is one of the solution's numbers. */
function belongs({ left, right }: Equation, solutionNumbers: ReadonlySet<number>): boolean {
  if (left.variables.size + right.variables.size > 0) return true;
  const results = [...left.readings, ...right.readings].map((reading) => valueAt(reading, {}));
  return results.some((result) => result !== undefined && solutionNumbers.has(Math.abs(result)));
}

function namesAnswer({ problem, answer }: SolvedProblem, step: string): boolean {
  const numbers = numbersIn(answer);
  if (numbers.length === 0) return tells(step, termsOf(answer, problem));
  const said = new Set(numbersIn(step));
  return numbers.some((number) => said.has(number));
}

const reasons =
  /\b(?:because|since|therefore|thus|so that|using|by|first|then|from|as)\b|(?<!\p{L})(?:weil|denn|daher|also|parce|donc|car|porque|entonces|luego)(?!\p{L})|لأن|因为|所以/iu;

/** Maximum number of words of a guess. */
const maxGuessWords = 14;

/** An equation other than "x = 8", or a word that gives a reason. */
function hasReason(step: string, work: readonly Equation[]): boolean {
  if (work.length > 0)
    return work.some(({ left, right }) => !left.isVariable || right.decimals === undefined);
  return reasons.test(step) || step.trim().split(/\s+/).length > maxGuessWords;
}

function reachedStep({ problem, steps }: SolvedProblem, work: readonly Equation[]): number | null {
  const seen = new Set(numbersIn(problem));
  const numbers = new Set(work.flatMap(({ text }) => numbersIn(text)));
  let reached: number | null = null;
  for (const [at, text] of steps.entries()) {
    const added = numbersIn(text).filter((number) => !seen.has(number));
    if (added.some((number) => numbers.has(number))) reached = at + 1;
    for (const number of added) seen.add(number);
  }
  return reached;
}
