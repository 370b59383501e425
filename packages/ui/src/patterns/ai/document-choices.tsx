import { Check, Plus } from 'lucide-react';
import { Icon } from '../../primitives/icon';
import { VisuallyHidden } from '../../primitives/visually-hidden';

export type DocumentChoice = {
  id: number;
  title: string;
  /** Second line, such as 'Lecture Notes, 12 pages'. */
  detail: string;
  /** True if it is chosen already. */
  isChosen: boolean;
};

export type DocumentChoiceGroup = {
  /** Heading of the group; empty for the results of a search. */
  title: string;
  documents: readonly DocumentChoice[];
};

type DocumentChoicesProps = {
  groups: readonly DocumentChoiceGroup[];
  /** True if no further one can be chosen. */
  isFull: boolean;
  onChoose: (document: DocumentChoice) => void;
};

/** Lists documents, in groups, one of which is chosen by pressing it. */
export function DocumentChoices({ groups, isFull, onChoose }: DocumentChoicesProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {groups.map(({ title, documents }) => (
        <section key={title} aria-label={title || 'Documents'} className="grid grid-cols-1 gap-1">
          {title && <h3 className="font-sans text-13 font-strong text-ink-muted">{title}</h3>}
          <ul className="grid grid-cols-1 border-b border-line">
            {documents.map((document) => (
              <li key={document.id} className="border-t border-line">
                <button
                  type="button"
                  disabled={isFull || document.isChosen}
                  onClick={() => onChoose(document)}
                  className="flex min-h-11 w-full cursor-pointer items-center gap-3 px-1 py-2 text-start hover:bg-surface-sunken disabled:cursor-not-allowed disabled:hover:bg-transparent"
                >
                  <span className="grid min-w-0 flex-1 gap-0.5">
                    <span className="text-15 font-medium wrap-anywhere">{document.title}</span>
                    <span className="text-12 text-ink-muted">{document.detail}</span>
                  </span>
                  <span className="flex-none text-accent">
                    <Icon icon={document.isChosen ? Check : Plus} size="sm" />
                  </span>
                  {document.isChosen && <VisuallyHidden>, is in this chat</VisuallyHidden>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
