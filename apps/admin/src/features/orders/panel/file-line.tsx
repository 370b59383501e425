import type { OrderFile } from '@aw/contracts/orders/shapes';
import { staffGetOrderFile } from '@aw/contracts/orders/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { FileSize } from '@aw/ui/primitives/file-size';
import { saveFile } from '@aw/ui/primitives/save-file';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { fileOrigin, fileStatus } from '../files/file-labels';

type FileLineProps = { orderId: string; file: OrderFile };

/** One file of an order; its name saves it. */
export function FileLine({ orderId, file }: FileLineProps) {
  const { api } = useConsole();
  const standing = fileStatus(file.status);
  const save = useAction({
    send: async () => {
      const params = { orderId, fileId: file.id };
      saveFile(await api.bytes(staffGetOrderFile, { params }), file.fileName);
    },
    done: () => ({ title: 'File saved', description: `${file.fileName} is in your downloads.` }),
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-13">
      <button
        type="button"
        aria-busy={save.isPending || undefined}
        onClick={() => {
          if (!save.isPending) save.mutate();
        }}
        className="min-h-6 text-start wrap-anywhere text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-current"
      >
        {save.isPending ? 'Saving…' : file.fileName}
      </button>
      <span className="text-ink-muted">
        <FileSize bytes={file.sizeBytes} />
      </span>
      <span className="col-span-full flex flex-wrap gap-x-2 text-12 text-ink-muted">
        {fileOrigin(file)}
        {standing && (
          <Badge tone={standing.tone} isPlain>
            {standing.label}
          </Badge>
        )}
        {file.reason && <span className="text-danger">{file.reason}</span>}
      </span>
    </li>
  );
}
