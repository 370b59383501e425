import { Button } from '@aw/ui/primitives/button';
import { Undo2 } from 'lucide-react';
import { PanelFoot } from '../../../resource-list/panel-frame';
import type { OpenDocument } from './open-document';
import { RemoveDialog } from './remove-dialog';
import { useRestoreDocument } from './use-restore-document';

type PanelActionsProps = { document: OpenDocument };

/** Remove, or Restore for what is removed; an open appeal is answered first. */
export function PanelActions({ document }: PanelActionsProps) {
  const restore = useRestoreDocument(document);
  if (document.removedAt && document.appeal?.status === 'open') return null;
  return (
    <PanelFoot>
      {document.removedAt ? (
        <Button
          variant="primary"
          size="sm"
          icon={Undo2}
          isPending={restore.isPending}
          pendingLabel="Restoring…"
          onClick={() => restore.mutate()}
        >
          Restore
        </Button>
      ) : (
        <RemoveDialog document={document} />
      )}
    </PanelFoot>
  );
}
