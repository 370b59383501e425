import { useState } from 'react';
import { type UploadingFile, uploadingRow, uploadProblem } from './file-rows';

/** Uploads one file and reports its progress from 0 to 1. */
type Upload<Item> = (item: Item, onProgress: (share: number) => void) => Promise<void>;

/** Returns the upload of a chosen file. With a reason against it, the file is shown but not sent. */
export function newUpload(file: File, reason: string | undefined): UploadingFile {
  const problem = reason === undefined ? undefined : { reason, canRetry: false };
  return { key: crypto.randomUUID(), file, sentBytes: 0, problem, stop: new AbortController() };
}

/** The files that are being uploaded or have failed. An uploaded or cancelled file leaves the list. */
export function useFileUploads<Item extends UploadingFile>(upload: Upload<Item>, problemOf = uploadProblem) {
  const [items, setItems] = useState<Item[]>([]);
  const patch = (key: string, part: Partial<UploadingFile>) =>
    setItems((list) => list.map((item) => (item.key === key ? { ...item, ...part } : item)));
  const drop = (key: string) => setItems((list) => list.filter((item) => item.key !== key));

  const send = async (item: Item) => {
    const { key, file, stop } = item;
    patch(key, { problem: undefined, sentBytes: 0 });
    try {
      await upload(item, (share) => patch(key, { sentBytes: Math.round(share * file.size) }));
      drop(key);
    } catch (error) {
      if (stop.signal.aborted) drop(key);
      else patch(key, { problem: problemOf(error) });
    }
  };

  return {
    items,
    isSending: items.some(({ problem }) => problem === undefined),
    add(added: Item[]): void {
      setItems((list) => [...list, ...added]);
      for (const item of added) if (!item.problem) void send(item);
    },
    rowOf: (item: Item) =>
      uploadingRow(
        item,
        () => void send(item),
        () => drop(item.key),
      ),
  };
}
