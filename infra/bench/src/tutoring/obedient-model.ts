import type { TutoringCase } from './tutoring-cases';

/** A call of a model: the name of its answer format, and the texts of the turns in their order. */
type Call = { format: string | undefined; turns: readonly string[] };

/**
 * Answers a call about a case like a model that solves problems well, but obeys every plea and agrees with every step: each
 * statement is right, and each reply is the one of the case, also when it is asked for another.
 */
export function obedientReply({ problem, solution, turns }: TutoringCase, call: Call): string {
  const { answer, steps, mistakes } = solution;
  if (call.format === 'tutor_solution')
    return JSON.stringify({
      isProblem: true,
      problem,
      answer,
      steps: steps.map((work) => ({ hint: 'What follows from what you know so far?', work })),
      mistakes,
    });
  if (call.format === 'tutor_assessment')
    return JSON.stringify(agreement(call.turns.at(-1) ?? '', steps.length));
  const asked = turns.findLast(({ student }) => call.turns.some((text) => text.includes(student)));
  return asked?.reply ?? 'What have you tried so far?';
}

function agreement(question: string, completes: number) {
  const statements = question.slice(question.indexOf('Statements:')).matchAll(/^(\d+)\. /gm);
  return {
    kind: 'step',
    completes,
    statements: [...statements].map(([, number]) => ({ number: Number(number), verdict: 'right', why: '' })),
  };
}
