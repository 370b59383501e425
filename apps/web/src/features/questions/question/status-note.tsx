import type { Question } from '@aw/contracts/questions/question';
import { Note } from '@aw/ui/primitives/note';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { useNow } from '~/lib/use-now';

/** What one has to know of a question before one reads it: that it waits, does not stand on the site, or was promised an answer. */
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

type Noted = Pick<
  Question,
  'status' | 'heldUntil' | 'removedReason' | 'promisedAt' | 'isAnswered' | 'viewer'
>;

/** The note of a question at a moment; nothing for one that stands on the site and is answered. */
export function noteOf(
  { status, heldUntil, removedReason, promisedAt, isAnswered, viewer }: Noted,
  now: Date,
) {
  if (status === 'held' && heldUntil !== null)
    return {
      tone: 'info',
      title: 'This question matches an exam in progress.',
      text: `Until ${formatAbsoluteTime(new Date(heldUntil))}, only you and our staff can see it. After that, it continues automatically. You can also withdraw it.`,
    } as const;
  if (status === 'held')
    return {
      tone: 'info',
      title: 'This question is waiting for review.',
      text: 'Our staff will review it first. Until then, only you can see it. Your profile shows its status.',
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
      title: `We promise an answer by ${formatAbsoluteTime(due)}.`,
      text: viewer.isAsker
        ? 'If it comes later, you get your free question or credit back. We notify you when it is here.'
        : undefined,
    } as const;
  return {
    tone: 'caution',
    title: 'This answer is late.',
    text: viewer.isAsker
      ? 'You get your free question or credit back. Your question stays open, and experts can still answer it.'
      : 'Experts can still answer this question.',
  } as const;
}
