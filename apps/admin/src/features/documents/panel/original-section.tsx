import { staffGetOriginal } from '@aw/contracts/documents/staff';
import { Button } from '@aw/ui/primitives/button';
import { saveFile } from '@aw/ui/primitives/save-file';
import { Download } from 'lucide-react';
import { useAction } from '../../../actions/use-action';
import { PanelSection } from '../../../resource-list/item-panel';
import { useConsole } from '../../../services/console-services';
import { useMay } from '../../../session/use-may';
import type { OpenDocument } from '../queries';

type OriginalSectionProps = { document: OpenDocument };

/** Downloads the file as it was uploaded, or says that it was erased. Roles without the permission see nothing. */
export function OriginalSection({ document: { id, fileName, fileSize } }: OriginalSectionProps) {
  const { api } = useConsole();
  const mayDownload = useMay()('documents.moderate');
  const save = useAction({
    send: async () => saveFile(await api.bytes(staffGetOriginal, { params: { id } }), fileName),
    done: () => ({ title: 'File saved', description: `${fileName} is in your downloads.` }),
  });
  if (!mayDownload) return null;
  return (
    <PanelSection title="Original file">
      {fileSize === 0 ? (
        <p className="text-14 text-ink-muted">The file was erased.</p>
      ) : (
        <>
          <div>
            <Button
              size="sm"
              icon={Download}
              isPending={save.isPending}
              pendingLabel="Downloading…"
              onClick={() => save.isPending || save.mutate()}
            >
              Download the original
            </Button>
          </div>
          <p className="text-12 text-ink-muted">
            This is the file exactly as it was uploaded. It may contain macros, comments and its authors’
            names. The log records that you downloaded it.
          </p>
        </>
      )}
    </PanelSection>
  );
}
