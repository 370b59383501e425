import { orderFileTypes } from '@aw/contracts/orders/values';
import { DropZone } from '@aw/ui/patterns/drop-zone';
import { Badge } from '@aw/ui/primitives/badge';
import { IconButton } from '@aw/ui/primitives/button';
import { FileSize } from '@aw/ui/primitives/file-size';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileStatus } from '../../../checked-files/file-status';
import { sentText } from './file-labels';
import type { OrderUploadsState } from './use-order-uploads';

type UploadFieldProps = { uploads: OrderUploadsState; title: string; hint: string };

/** Field for files that go with a message or a delivery. Each is uploaded and checked first. */
export function UploadField({ uploads, title, hint }: UploadFieldProps) {
  const { sending, uploaded, add, remove } = uploads;
  return (
    <div className="grid grid-cols-1 gap-2">
      <DropZone accept={orderFileTypes.join(',')} title={title} hint={hint} onFiles={add} />
      <ul aria-label={title} className="text-13">
        {uploaded.map(({ id, fileName, sizeBytes, status, reason }) => {
          const checks = fileStatus(status);
          return (
            <UploadLine key={id} name={fileName} onRemove={() => remove(id)} problem={reason}>
              <FileSize bytes={sizeBytes} />
              <Badge tone={checks?.tone ?? 'positive'} isPlain>
                {checks?.label ?? 'Ready'}
              </Badge>
            </UploadLine>
          );
        })}
        {sending.map(({ key, name, sizeBytes, sentBytes, failure }) => (
          <UploadLine key={key} name={name} onRemove={() => remove(key)} problem={failure}>
            {!failure && sentText(sentBytes, sizeBytes)}
          </UploadLine>
        ))}
      </ul>
    </div>
  );
}

type UploadLineProps = {
  name: string;
  problem: string | null | undefined;
  onRemove: () => void;
  children: ReactNode;
};

function UploadLine({ name, problem, onRemove, children }: UploadLineProps) {
  return (
    <li className="flex items-center gap-2 border-b border-line py-1 last:border-0">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {name}
        {problem && (
          <span role="alert" className="block text-danger">
            {problem}
          </span>
        )}
      </span>
      <span className="flex flex-none items-center gap-2 text-ink-muted tabular-nums">{children}</span>
      <IconButton size="sm" icon={X} label={`Remove ${name}`} onClick={onRemove} />
    </li>
  );
}
