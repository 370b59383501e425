import type { HalfJudgement, SearchFigures } from './judge-searches';

/** Least share of searches with a right document among the first five. */
const goals = { overall: 0.95, eachClass: 0.9 };

/** Returns the figures of a half, class by class and overall, with the goal of each. */
export function figuresWithGoals({ classes, overall }: HalfJudgement) {
  return [
    ...[...classes].map(([name, figures]) => ({
      name: name.replace('_', ' '),
      figures,
      goal: goals.eachClass,
    })),
    { name: 'all', figures: overall, goal: goals.overall },
  ];
}

/** Returns a sentence for each goal that a half misses. */
export function missedGoals(judgement: HalfJudgement): string[] {
  return figuresWithGoals(judgement)
    .filter(({ figures, goal }) => figures.firstFive < goal)
    .map(
      ({ name, figures, goal }) =>
        `${judgement.half}, ${name}: ${percent(figures.firstFive)} of the searches have a right document among the first five; the goal is ${percent(goal)}.`,
    );
}

/** Returns the figures of a half as a table. */
export function figuresTable(judgement: HalfJudgement): string {
  const rows = figuresWithGoals(judgement).map(({ name, figures }) => [
    name,
    String(figures.searches),
    ...cellsOf(figures),
  ]);
  return [[judgement.half, 'searches', 'first', 'first five', 'MRR', 'nothing'], ...rows]
    .map(([name = '', ...cells]) => name.padEnd(14) + cells.map((cell) => cell.padStart(11)).join(''))
    .join('\n');
}

function cellsOf({ first, firstFive, meanReciprocalRank, nothing }: SearchFigures): string[] {
  return [percent(first), percent(firstFive), meanReciprocalRank.toFixed(2), percent(nothing)];
}

/** Returns each missed search of a half with its right documents and the first titles that it found. */
export function missedText({ half, missed }: HalfJudgement): string {
  const texts = missed.map(({ class: name, typed, right, found }) =>
    [
      `${name}: ${typed}`,
      `  right: ${right.join(', ')}`,
      ...(found.length > 0 ? found.map((title) => `  - ${title}`) : ['  found nothing']),
    ].join('\n'),
  );
  return [`${half}, ${missed.length} missed`, ...texts].join('\n');
}

/** Formats a share as a percentage with at most one decimal. */
export const percent = (share: number) => `${Number((100 * share).toFixed(1))} %`;
