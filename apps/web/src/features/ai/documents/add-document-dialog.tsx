import { maxChatDocuments } from '@aw/contracts/ai/chat';
import { reasonOf } from '@aw/contracts/api-error';
import { DocumentChoices } from '@aw/ui/patterns/document-choices';
import { Dialog } from '@aw/ui/primitives/dialog';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Note } from '@aw/ui/primitives/note';
import { SearchInput } from '@aw/ui/primitives/search-input';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '~/lib/session';
import { foundDocumentsQuery, offeredDocumentsQuery } from './document-choice-queries';

type DialogProps = {
  /** Ids of the documents that the chat has. */
  chosenIds: readonly number[];
  isFull: boolean;
  onAdd: (id: number) => void;
  onClose: () => void;
};

/** Search with each pause of this length, in milliseconds. */
const searchPauseMs = 350;

/** Dialog in which a document is chosen for a chat, from a search or from the person's library. */
export function AddDocumentDialog({ chosenIds, isFull, onAdd, onClose }: DialogProps) {
  const { user } = useSession();
  const [text, setText] = useState('');
  const words = useDebounced(text.trim(), searchPauseMs);
  const most = `A chat can be about up to ${maxChatDocuments} documents.`;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add document"
      description={isFull ? `${most} Remove one to add another.` : most}
    >
      <SearchInput
        label="Search documents"
        placeholder="Title, subject or course"
        hasHotkey={false}
        maxLength={200}
        value={text}
        onValueChange={setText}
      />
      <div className="min-h-60">
        <Choices
          userId={user?.id}
          words={words}
          chosenIds={chosenIds}
          isFull={isFull}
          onAdd={(id) => {
            onAdd(id);
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
}

type ChoicesProps = Omit<DialogProps, 'onClose'> & { userId: string | undefined; words: string };

function Choices({ userId, words, chosenIds, isFull, onAdd }: ChoicesProps) {
  const foundDocuments = useQuery(foundDocumentsQuery(words));
  const offered = useQuery({ ...offeredDocumentsQuery(userId ?? ''), enabled: userId !== undefined });
  const isSearch = words !== '';
  const { isPending, error } = isSearch ? foundDocuments : offered;
  if (error) return <Note tone="danger">{reasonOf(error, 'The documents did not load.')}</Note>;
  if (isPending)
    return (
      <LoadingRegion label="Loading documents…">
        <Skeleton shape="block" />
      </LoadingRegion>
    );
  const groups = isSearch ? [{ title: '', documents: foundDocuments.data ?? [] }] : (offered.data ?? []);
  const count = groups.reduce((sum, { documents }) => sum + documents.length, 0);
  const none = isSearch
    ? `No document matches “${words}”.`
    : 'Search for a document by its title, subject or course.';
  return (
    <>
      <p role="status" className={count > 0 ? 'sr-only' : 'text-14 text-ink-muted'}>
        {count > 0 ? formatCount(count, 'document') : none}
      </p>
      <DocumentChoices
        groups={groups
          .filter(({ documents }) => documents.length > 0)
          .map(({ title, documents }) => ({
            title,
            documents: documents.map((document) => ({
              ...document,
              isChosen: chosenIds.includes(document.id),
            })),
          }))}
        isFull={isFull}
        onChoose={({ id }) => onAdd(id)}
      />
    </>
  );
}
