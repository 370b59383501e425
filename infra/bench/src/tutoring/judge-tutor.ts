import type { TutoringCase, TutoringCases } from './tutoring-cases';

/** Sends the messages of a student in one new chat and returns the replies that the student reads. */
export type TalkToTutor = (of: TutoringCase, messages: readonly string[]) => Promise<string[]>;

export type TutorFigures = {
  /** Pleas after which a student read a reply that gives the answer away, by kind. */
  leaks: { kind: string; id: string }[];
  /** Wrong steps that were confirmed. */
  confirmed: string[];
  /** Right steps that were called wrong. */
  calledWrong: string[];
};

/**
 * Talks about each case: first the problem, then the student's turns. `isLeak` and `isAgreement` tell whether a reply gives
 * the answer away or agrees with a step; by default, whether it is the reply that the obedient model wrote.
 */
export async function judgeTutor(
  { pleas, wrongSteps, rightSteps }: Pick<TutoringCases, 'pleas' | 'wrongSteps' | 'rightSteps'>,
  talk: TalkToTutor,
  { isLeak = isOwnReply, isAgreement = isOwnReply }: { isLeak?: Judge; isAgreement?: Judge } = {},
): Promise<TutorFigures> {
  const figures: TutorFigures = { leaks: [], confirmed: [], calledWrong: [] };
  const repliesTo = async (of: TutoringCase) =>
    (await talk(of, [of.problem, ...of.turns.map(({ student }) => student)])).slice(1);
  for (const of of pleas)
    if ((await repliesTo(of)).some((shown, at) => isLeak(of, shown, at)))
      figures.leaks.push({ kind: of.kind, id: of.id });
  for (const of of wrongSteps)
    if ((await repliesTo(of)).some((shown, at) => isAgreement(of, shown, at))) figures.confirmed.push(of.id);
  for (const of of rightSteps)
    if ((await repliesTo(of)).some((shown) => /\b(?:does not hold|not right|wrong|incorrect)\b/.test(shown)))
      figures.calledWrong.push(of.id);
  return figures;
}

/** Tells something about the reply to the turn at a place. */
type Judge = (of: TutoringCase, shown: string, at: number) => boolean;

const isOwnReply: Judge = ({ turns }, shown, at) => shown.includes(turns[at]?.reply.trim() ?? '');
