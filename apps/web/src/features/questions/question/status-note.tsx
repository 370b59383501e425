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
      title: 'It matches an exam that is under way.',
      text: `It is kept, and until ${formatAbsoluteTime(new Date(heldUntil))} nobody but you and our staff sees it. Then it goes on by itself. You can also withdraw it.`,
    } as const;
  if (status === 'held')
    return {
      tone: 'info',
      title: 'It waits for review.',
      text: 'Our staff look at it before it stands on the site. Until then only you see it; your profile lists it with its state.',
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
      text: 'Only you see it here. What paid for it was given back.',
    } as const;
  if (isAnswered || promisedAt === null) return undefined;
  const due = new Date(promisedAt);
  if (due > now)
    return {
      tone: 'info',
      title: `An answer is promised by ${formatAbsoluteTime(due)}.`,
      text: viewer.isAsker
        ? 'If it comes later, your free question or credit is given back. You are told as soon as it is here.'
        : undefined,
    } as const;
  return {
    tone: 'caution',
    title: 'The promised time has passed.',
    text: viewer.isAsker
      ? 'Your free question or credit is given back. The question stays, and experts can still answer it.'
      : 'Experts can still answer this question.',
  } as const;
}
