import { orderFileTypes, orderFileTypesText } from '@aw/contracts/orders/values';
import { ComposerFileRow } from '@aw/ui/patterns/composer-file';
import { DropZone, useFileDrop } from '@aw/ui/patterns/drop-zone';
import { FieldGroup } from '@aw/ui/primitives/field';
import type { OrderFiles } from './use-order-files';

/** The files of the brief, and the zone where more can be dropped. */
export function FilesField({ files }: { files: OrderFiles }) {
  const { isDragOver } = useFileDrop({ onFiles: files.add, isDisabled: files.isFull });
  return (
    <FieldGroup label="Files">
      <div className="grid grid-cols-1 gap-3">
        {files.rows.length > 0 && (
          <ul>
            {files.rows.map((row) => (
              <li key={row.key} className="border-b border-line py-2">
                <ComposerFileRow file={row} />
              </li>
            ))}
          </ul>
        )}
        <DropZone
          title="Add files"
          hint={orderFileTypesText}
          accept={orderFileTypes.join(',')}
          onFiles={files.add}
          isDragOver={isDragOver}
          isDisabled={files.isFull}
        />
      </div>
    </FieldGroup>
  );
}
