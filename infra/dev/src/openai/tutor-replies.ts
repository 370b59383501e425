import type { ChatTurn } from './replies';

/** Names of the answer formats that the API requests for tutoring. */
type TutorFormat = 'tutor_solution' | 'tutor_assessment';

const linearEquation = /(-?\d+)\s*x\s*([+-])\s*(\d+)\s*=\s*(-?\d+)/;
const statement = /^(\d+)\. (.*)$/gm;
/** Word in problems that are solved with a mistake in the calculation. */
const disputed = 'disputed';

/** Answers the calls with which the API prepares a tutor's reply: solves linear equations in x and judges steps in them. */
export function tutorReplyTo(turns: readonly ChatTurn[], format: TutorFormat): string {
  const text = turns.findLast(({ role }) => role === 'user')?.content ?? '';
  return JSON.stringify(format === 'tutor_solution' ? solutionOf(text) : assessmentOf(text));
}

/** The equation a x + b = c of a text, with its solution. */
function solve(text: string) {
  const [equation, factor, sign, added, total] = linearEquation.exec(text) ?? [];
  if (equation === undefined) return undefined;
  const [a, b, c] = [Number(factor), Number(`${sign}${added}`), Number(total)];
  return { equation, a, b, c, rest: c - b, x: (c - b) / a };
}

function solutionOf(text: string) {
  const solved = solve(text);
  if (!solved) return { isProblem: false, problem: '', answer: '', steps: [], mistakes: [] };
  const { equation, a, b, c, rest, x } = solved;
  const result = text.includes(disputed) ? x + 1 : x;
  return {
    isProblem: true,
    problem: `Solve ${equation}.`,
    answer: `x = ${result}`,
    steps: [
      {
        hint: 'What can you do to both sides so that only the term with x is left?',
        work: `${a}x = ${rest}`,
      },
      { hint: 'By what must both sides be divided?', work: `x = ${rest}/${a} = ${result}` },
    ],
    mistakes: [`${a}x = ${c + b}`, `x = ${rest * a}`],
  };
}

const aboutImages = 'What the image shows';

/**
 * A statement is right if its last equation holds for the solution. A message with an equation is a step, also if an image
 * shows it, which stands after the statements.
 */
function assessmentOf(text: string) {
  const [, said = ''] = /^Message: (.*)$/m.exec(text) ?? [];
  const solved = solve(/^Problem: (.*)$/m.exec(text)?.[1] ?? '');
  const listed = text.slice(text.indexOf('Statements:'));
  const [, ...lines] = listed.split('\n');
  const shown = lines.filter((line) => !/^\d+\. /.test(line)).join(' ');
  const message = `${said} ${shown}`;
  const other = solve(message);
  const isOther = other !== undefined && other.equation !== solved?.equation;
  return {
    kind: isOther ? 'problem' : /=/.test(message) ? 'step' : 'other',
    completes: !solved ? 0 : /(?<!\d)x\s*=/.test(message) ? 2 : 1,
    statements: [...listed.matchAll(statement)].map(([, number, words = '']) => ({
      number: Number(number),
      verdict: holds(words.startsWith(aboutImages) ? `${words} ${shown}` : words, solved) ? 'right' : 'wrong',
      why: 'It does not hold for the solution.',
    })),
  };
}

function holds(words: string, solved: ReturnType<typeof solve>): boolean {
  const [, factor = '1', value] = /(-?\d*)\s*x\s*=.*?(-?[\d.]+)\s*\.?$/.exec(words) ?? [];
  return solved !== undefined && value !== undefined && Number(factor || 1) * solved.x === Number(value);
}
