import { deadlineText } from '@aw/contracts/moment-text';
import type { Question } from '@aw/contracts/questions/question';
import { Note } from '@aw/ui/primitives/note';
import { examHoldText } from '~/lib/exam-hold';
import { useNow } from '~/lib/use-now';

/** Note above a question that is held, hidden or removed, or that has been promised an answer. */
export function StatusNote({ question }: { question: Question }) {
  const now = useNow();
  const note = noteOf(question, now);
  if (!note) return null;
  return (
    <div className="pb-6 print:hidden">
      <Note tone={note.tone} title={note.title}>
        {note.text}
      </Note>
    </div>
  );
}

type NotedQuestion = Pick<
  Question,
  'status' | 'heldUntil' | 'removedReason' | 'promisedAt' | 'isAnswered' | 'viewer'
>;

/** Returns the note for a question at a given time, or undefined for a visible question with an answer. */
export function noteOf(
  { status, heldUntil, removedReason, promisedAt, isAnswered, viewer }: NotedQuestion,
  now: Date,
) {
  if (status === 'held' && heldUntil !== null)
    return {
      tone: 'info',
      title: 'This question is hidden until an exam is over.',
      text: examHoldText(heldUntil),
    } as const;
  if (status === 'held')
    return {
      tone: 'info',
      title: 'This question is waiting for review.',
      text: 'Our staff will review it first. Until then, only you and our staff can see it. Your profile shows its status.',
    } as const;
  if (status === 'removed')
    return {
      tone: 'danger',
      title: 'This question was removed.',
      text: removedReason ?? 'It was removed from the site together with all other questions.',
    } as const;
  if (status === 'withdrawn')
    return {
      tone: 'info',
      title: 'You withdrew this question.',
      text: 'Only you can see it. You got your free question or credit back.',
    } as const;
  if (isAnswered || promisedAt === null) return undefined;
  const due = new Date(promisedAt);
  if (due > now)
    return {
      tone: 'info',
      title: `We promise an answer by ${deadlineText(due)}.`,
      text: viewer.isAsker
        ? 'If it comes later, you get your free question or credit back. We notify you when the answer is here.'
        : undefined,
    } as const;
  return {
    tone: 'caution',
    title: 'The answer is late.',
    text: viewer.isAsker
      ? 'You get your free question or credit back. Your question stays open, and experts can still answer it.'
      : 'Experts can still answer this question.',
  } as const;
}
