import { reasonOf } from '@aw/contracts/api-error';
import { SubjectGlyph } from '@aw/ui/patterns/subject-glyph';
import { IconButton } from '@aw/ui/primitives/button';
import { formatAny } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { paths } from '~/lib/paths';
import { chatDocumentQuery } from './chat-queries';

type AboutDocumentProps = {
  id: number;
  /** Removes the document from the chat; undefined if that is not possible. */
  onLeave?: () => void;
};

/** The document that a chat is about. */
export function AboutDocument({ id, onLeave }: AboutDocumentProps) {
  const { data: document, error } = useQuery(chatDocumentQuery(id));
  if (error) return <Note tone="caution">{reasonOf(error, 'We could not load this document.')}</Note>;
  const pages = formatAny(document?.pageCount ?? 0, 'page');
  const facts = [pages, document?.isUnlocked ? 'unlocked' : 'free pages only'].filter(Boolean).join(', ');
  return (
    <div className="flex items-center gap-3 rounded-2 bg-accent-surface p-3">
      <span className="grid size-10 flex-none place-items-center rounded-1 bg-surface-raised text-accent">
        <SubjectGlyph subject={document?.subject ?? ''} />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="text-14 font-strong wrap-anywhere">
          <Link to={paths.document(id)} className="text-ink no-underline hover:underline">
            {document?.title ?? 'Loading the document…'}
          </Link>
        </p>
        {document && <p className="text-12 text-ink-muted">{`${facts}. Answers come from this document.`}</p>}
      </div>
      {onLeave && (
        <IconButton label="Stop chatting about this document" icon={X} size="sm" onClick={onLeave} />
      )}
    </div>
  );
}
