import { useEffect, useState } from 'react';
import { type StoredUpload, storedUpload, type TypedPlace, typedDetails } from './stored-upload';
import { hasUnsent, type Upload } from './upload-item';

/** Returns what was typed before the page was reloaded, read once. */
export function useTypedBefore(): StoredUpload | undefined {
  return useState(() => storedUpload().read())[0];
}

type Typed = {
  before: StoredUpload | undefined;
  uploads: readonly Upload[];
  place: TypedPlace;
  term: string | undefined;
  /** False until the server has answered which files of an earlier visit it has. */
  isRestored: boolean;
};

/** Stores what is typed, until all files are published or removed. */
export function useStoredUpload({ before, uploads, place, term, isRestored }: Typed): void {
  const isDone = uploads.some(({ state }) => 'documentId' in state) && !hasUnsent(uploads);
  useEffect(() => {
    const files = { ...(isRestored ? {} : before?.files), ...typedDetails(uploads) };
    const isEmpty = [place, files].every((part) => Object.values(part).every((value) => value === undefined));
    if (isDone || (isEmpty && term === undefined)) storedUpload().remove();
    else storedUpload().save({ place, ...(term !== undefined && { term }), files });
  }, [before, uploads, place, term, isRestored, isDone]);
}
