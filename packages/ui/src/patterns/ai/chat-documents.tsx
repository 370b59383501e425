import { X } from 'lucide-react';
import { IconButton } from '../../primitives/button';
import { Link } from '../../primitives/link';
import { SubjectGlyph } from '../documents/subjects/subject-glyph';

export type ShownChatDocument = {
  id: number;
  title: string;
  /** Address of the document. */
  to: string;
  /** Name of its subject; empty while it is not known. */
  subject: string;
  /** Second line, such as '12 pages, unlocked'. */
  detail: string;
  /** True if answers are written without it. The detail says why. */
  isLeftOut?: boolean;
};

type ChatDocumentsProps = {
  documents: readonly ShownChatDocument[];
  /** Removes a document from the chat; absent while that is not possible. */
  onRemove?: ((id: number) => void) | undefined;
};

/** Lists the documents that a chat is about. */
export function ChatDocuments({ documents, onRemove }: ChatDocumentsProps) {
  return (
    <ul aria-label="Documents of this chat" className="grid grid-cols-1 gap-1">
      {documents.map(({ id, title, to, subject, detail, isLeftOut = false }) => (
        <li key={id} className="flex min-h-11 items-center gap-3">
          <span className="grid size-10 flex-none place-items-center rounded-1 bg-surface-raised text-accent">
            <SubjectGlyph subject={subject} />
          </span>
          <div className="grid min-w-0 flex-1 gap-0.5">
            <p className={`text-14 font-strong wrap-anywhere ${documents.length > 1 ? 'line-clamp-2' : ''}`}>
              <Link
                to={to}
                className={`no-underline hover:underline ${isLeftOut ? 'text-ink-muted' : 'text-ink'}`}
              >
                {title}
              </Link>
            </p>
            {detail && <p className={`text-12 ${isLeftOut ? 'text-danger' : 'text-ink-muted'}`}>{detail}</p>}
          </div>
          {onRemove && <IconButton label={`Remove ${title}`} icon={X} onClick={() => onRemove(id)} />}
        </li>
      ))}
    </ul>
  );
}
