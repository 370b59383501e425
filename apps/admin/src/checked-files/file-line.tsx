import { Badge } from '@aw/ui/primitives/badge';
import { FileSize } from '@aw/ui/primitives/file-size';
import { saveFile } from '@aw/ui/primitives/save-file';
import { useAction } from '../actions/use-action';
import { type FileStatus, fileStatus } from './file-status';

type FileLineProps = {
  file: { fileName: string; sizeBytes: number; status: FileStatus; reason: string | null };
  /** Purpose of the file, and who added it. */
  origin: string;
  /** Downloads the file; undefined if the reader may not open it. */
  load: (() => Promise<Blob>) | undefined;
};

/** An uploaded file in a list, with the state of its checks. A click on its name saves it. */
export function FileLine({ file, origin, load }: FileLineProps) {
  const { fileName, sizeBytes, reason } = file;
  const status = fileStatus(file.status);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-13">
      {load ? (
        <SaveButton fileName={fileName} load={load} />
      ) : (
        <span className="wrap-anywhere">{fileName}</span>
      )}
      <span className="text-ink-muted">
        <FileSize bytes={sizeBytes} />
      </span>
      <span className="col-span-full flex flex-wrap gap-x-2 text-12 text-ink-muted">
        {origin}
        {status && (
          <Badge tone={status.tone} isPlain>
            {status.label}
          </Badge>
        )}
        {reason && <span className="text-danger">{reason}</span>}
      </span>
    </li>
  );
}

function SaveButton({ fileName, load }: { fileName: string; load: () => Promise<Blob> }) {
  const save = useAction({
    send: async () => saveFile(await load(), fileName),
    done: () => ({ title: 'File saved', description: `${fileName} is in your downloads.` }),
  });
  return (
    <button
      type="button"
      aria-busy={save.isPending || undefined}
      onClick={() => {
        if (!save.isPending) save.mutate();
      }}
      className="min-h-6 text-start wrap-anywhere text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-current"
    >
      {save.isPending ? 'Saving…' : fileName}
    </button>
  );
}
