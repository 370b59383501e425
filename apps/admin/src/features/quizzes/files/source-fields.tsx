import type { ItemFormat } from '@aw/contracts/quizzes/items';
import { maxImportBytes } from '@aw/contracts/quizzes/question-files';
import { DropZone, useFileDrop } from '@aw/ui/patterns/drop-zone';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { formatFileSize } from '@aw/ui/primitives/file-size';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useState } from 'react';
import { useDraft } from '../../../services/use-draft';
import {
  acceptedFiles,
  decodeText,
  formatOfName,
  type ReadFile,
  sizeError,
  sizeInBytes,
} from './import-file';

/** Says how a file was read. Windows-1252 is a guess, so the author is asked to check. */
function encodingNote({ encoding }: ReadFile): string {
  if (encoding !== 'Windows-1252') return `Read as ${encoding}.`;
  return 'Read as Windows-1252. Please check letters with accents after the import.';
}

type ChosenFile = { name: string; bytes: number } & ReadFile;

/** Returns the text to import: of a chosen file, or else the pasted text, which survives a reload. */
export function useImportSource(quizId: number, onFormat: (format: ItemFormat) => void) {
  const pasted = useDraft(`quiz-import:${quizId}`);
  const [file, setFile] = useState<ChosenFile>();
  const choose = async ([chosen]: File[]) => {
    if (!chosen) return;
    const { name, size: bytes } = chosen;
    const format = formatOfName(name);
    if (format) onFormat(format);
    const large = sizeError(bytes);
    setFile({ name, bytes, ...(large ? { refusal: large } : await readText(chosen)) });
  };
  return {
    text: file ? (file.text ?? '') : pasted.text,
    refusal: file ? file.refusal : sizeError(sizeInBytes(pasted.text)),
    file,
    choose,
    drop: () => setFile(undefined),
    paste: pasted.change,
    clear: () => {
      setFile(undefined);
      pasted.clear();
    },
  };
}

export type ImportSource = ReturnType<typeof useImportSource>;

async function readText(file: File): Promise<ReadFile> {
  try {
    return decodeText(await file.arrayBuffer());
  } catch {
    return {
      refusal: 'The browser could not read the file. It may have been moved: please choose it again.',
    };
  }
}

/** Field to choose or drop a file, or to paste text. A chosen file replaces the pasted text. */
export function SourceFields({ source, isBusy }: { source: ImportSource; isBusy: boolean }) {
  const { text, refusal, file, choose, drop, paste } = source;
  const { isDragOver } = useFileDrop({ onFiles: (files) => void choose(files), isDisabled: isBusy });
  return (
    <>
      <DropZone
        accept={acceptedFiles}
        hint={`A text file of at most ${formatFileSize(maxImportBytes)}.`}
        onFiles={(files) => void choose(files)}
        isDragOver={isDragOver}
        isMultiple={false}
        isDisabled={isBusy}
      />
      {file ? (
        <Note
          tone={refusal ? 'danger' : 'info'}
          title={`${file.name}, ${formatFileSize(file.bytes)}.`}
          action={
            <Button size="sm" disabled={isBusy} onClick={drop}>
              Remove
            </Button>
          }
        >
          {refusal ?? `${encodingNote(file)} We send it when you check it.`}
        </Note>
      ) : (
        <div className="[&_textarea]:font-mono [&_textarea]:text-13">
          <Field label="Or paste the questions here" error={refusal}>
            <Textarea
              rows={10}
              value={text}
              readOnly={isBusy}
              spellCheck={false}
              onChange={(event) => paste(event.target.value)}
            />
          </Field>
        </div>
      )}
    </>
  );
}
