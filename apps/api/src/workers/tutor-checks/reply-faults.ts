import { answerFaults } from './answer-faults';
import { approves, disapproves, doubts, guides, inquires, onlyPraises } from './approval';
import type { CheckedReply, StepVerdict } from './checked-reply';

/** Maximum length of a reply, in characters. */
export const maxReplyLength = 900;

/**
 * Returns what is wrong with a reply before it is shown, each in a sentence for its writer: it tells the answer or too many
 * steps, in whatever form, or says that something is right that is not known to be right.
 */
export function replyFaults(checked: CheckedReply, languageOf: (text: string) => string | null): string[] {
  const { reply, verdict } = checked;
  if (reply.length > maxReplyLength) return ['It is too long: write at most four short sentences.'];
  return [...answerFaults(checked, languageOf), ...verdictFaults(reply, verdict)];
}

function verdictFaults(reply: string, verdict: StepVerdict): string[] {
  if (verdict === 'right')
    return disapproves(reply) ? ['The step is right, but the reply calls it wrong.'] : [];
  const faults = approves(reply) || (verdict !== 'none' && onlyPraises(reply)) ? [unconfirmed] : [];
  if (verdict === 'wrong')
    return doubts(reply)
      ? faults
      : [...faults, 'The step is wrong. Say that something in it is not right yet, and where to look.'];
  if (!guides(reply))
    faults.push('Ask the student one question that leads them on, instead of telling them.');
  if (verdict === 'none') return faults;
  if (disapproves(reply))
    faults.push('It is not certain that the step is wrong. Ask how the student came to it instead.');
  return doubts(reply) || inquires(reply)
    ? faults
    : [
        ...faults,
        'It is not certain that the step is right. Ask the student to explain or check it before going on.',
      ];
}

const unconfirmed = 'Do not say that anything is right or that a result is confirmed.';
