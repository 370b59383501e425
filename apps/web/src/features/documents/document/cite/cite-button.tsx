import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { Quote } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PartBoundary, withRetry } from '~/shell/part-boundary';

const CiteDialog = lazy(
  withRetry(() => import('./cite-dialog').then((part) => ({ default: part.CiteDialog }))),
);

/** Opens the citations of a document. Their code is loaded with the first press. */
export function CiteButton({ document }: { document: DocumentDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="quiet" size="sm" icon={Quote} onClick={open}>
        Cite
      </Button>
      {wasOpened && (
        <PartBoundary
          fallback={<Note tone="danger">The citations did not load. Please reload the page.</Note>}
        >
          <Suspense>
            <CiteDialog document={document} isOpen={isOpen} onOpenChange={setIsOpen} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
