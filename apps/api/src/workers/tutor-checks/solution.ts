import { equationsIn } from './equations';
import { type Truth, truthOf, type Values, valuesIn } from './truth';

/** A problem with its solution, as the model gave it. */
export type SolvedProblem = {
  problem: string;
  /** The final answer in its shortest form. */
  answer: string;
  /** Result and equation of each step, in order. */
  steps: readonly string[];
};

/** Values of the variables, from the answer before the problem and the steps. */
export function valuesOf({ problem, answer, steps }: SolvedProblem): Values {
  const values = valuesIn(answer);
  for (const text of [problem, ...steps.toReversed()])
    for (const [name, numbers] of valuesIn(text)) if (!values.has(name)) values.set(name, numbers);
  return values;
}

/**
 * Checks the arithmetic and algebra of a solution: each calculation of its steps, and the equations of the problem with
 * the values of the answer. Returns 'unknown' where there is nothing to calculate.
 */
export function checkSolution(solved: SolvedProblem): Truth {
  const ofAnswer = valuesIn(solved.answer);
  const calculations = [...solved.steps, solved.answer]
    .flatMap(equationsIn)
    .filter(({ left, right }) => left.variables.size + right.variables.size === 0)
    .map((equation) => truthOf(equation, new Map()));
  const ofProblem = equationsIn(solved.problem)
    .filter(({ left, right }) => [...left.variables, ...right.variables].some((name) => ofAnswer.has(name)))
    .map((equation) => truthOf(equation, ofAnswer));
  const truths = [...calculations, ...ofProblem];
  if (truths.includes('false')) return 'false';
  return truths.includes('true') ? 'true' : 'unknown';
}
