import { reasonOf } from '@aw/contracts/api-error';
import { returnDocument } from '@aw/contracts/documents/own-documents';
import type { DocumentCard } from '@aw/contracts/documents/shapes';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { api } from '~/lib/api';
import { PartBoundary, withRetry } from '~/shell/part-boundary';
import { useDocumentChange } from './use-document-change';

const EditDocument = lazy(
  withRetry(() => import('./edit-document').then((part) => ({ default: part.EditDocument }))),
);
const RemoveDocument = lazy(
  withRetry(() => import('./remove-document').then((part) => ({ default: part.RemoveDocument }))),
);

type OpenDialog = 'edit' | 'remove';

/** Time after which Radix has returned the focus. */
const focusReturnMs = 50;

/** Buttons for the uploader of a document: edit, and remove or restore. The dialogs load with the first press. */
export function OwnDocumentActions({ document }: { document: DocumentCard }) {
  const [open, setOpen] = useState<OpenDialog>();
  const [loaded, setLoaded] = useState<readonly OpenDialog[]>([]);
  const show = (dialog: OpenDialog) => {
    setLoaded((before) => (before.includes(dialog) ? before : [...before, dialog]));
    setOpen(dialog);
  };
  const buttons = useRef<HTMLDivElement>(null);
  const isOpenOf = (dialog: OpenDialog) => ({
    isOpen: open === dialog,
    onOpenChange: (isOpen: boolean) => {
      setOpen(isOpen ? dialog : undefined);
      // After a removal, the button that opened the dialog no longer exists.
      if (!isOpen) setTimeout(() => restoreLostFocus(buttons.current), focusReturnMs);
    },
  });
  return (
    <div className="grid grid-cols-1 gap-2">
      <div ref={buttons} className="flex flex-wrap gap-2">
        <Button size="sm" icon={Pencil} aria-label={`Edit “${document.title}”`} onClick={() => show('edit')}>
          Edit
        </Button>
        {document.withdrawnAt ? (
          <RestoreDocument
            document={document}
            onDone={() => setTimeout(() => restoreLostFocus(buttons.current), focusReturnMs)}
          />
        ) : (
          <Button
            size="sm"
            variant="danger-quiet"
            icon={Trash2}
            aria-label={`Remove “${document.title}”`}
            onClick={() => show('remove')}
          >
            Remove
          </Button>
        )}
      </div>
      {loaded.length > 0 && (
        <PartBoundary fallback={<Note tone="danger">The form did not load. Please reload the page.</Note>}>
          <Suspense>
            {open === 'edit' && <EditDocument document={document} {...isOpenOf('edit')} />}
            {loaded.includes('remove') && <RemoveDocument document={document} {...isOpenOf('remove')} />}
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}

/** Focuses the first button if the dialog could not return the focus because its trigger no longer exists. */
function restoreLostFocus(group: HTMLElement | null): void {
  const active = group?.ownerDocument.activeElement;
  if (group && (!active || active === group.ownerDocument.body)) group.querySelector('button')?.focus();
}

type RestoreDocumentProps = { document: DocumentCard; onDone: () => void };

function RestoreDocument({ document: { id, title }, onDone }: RestoreDocumentProps) {
  const { toast } = useToast();
  const change = useDocumentChange(id, () => api.call(returnDocument, { params: { id } }));
  const restore = () =>
    change.mutate(undefined, {
      onSuccess: ({ status }) =>
        toast(
          status === 'published'
            ? {
                title: 'Document restored',
                description: `“${title}” is in the library again.`,
                tone: 'positive',
              }
            : { title: 'Document restored', description: 'Its page says why it is not in the library.' },
        ),
      onSettled: onDone,
      onError: (error) => toast({ title: 'Not restored', description: reasonOf(error), tone: 'danger' }),
    });
  return (
    <Button
      size="sm"
      icon={Undo2}
      aria-label={`Restore “${title}”`}
      isPending={change.isPending}
      pendingLabel="Restoring…"
      onClick={restore}
    >
      Restore
    </Button>
  );
}
