import { documentTypes } from '@aw/contracts/documents/document-types';
import { isRecord } from '@aw/ui/drafts/browser-draft';
import { tabDraft } from '~/lib/tab-drafts';
import { draftIdOf, type Upload, type UploadDetails } from './upload-item';

/** Names of a school and course that are not in the list. `schoolId` is the listed school of a typed course. */
export type TypedPlace = { schoolId?: number; school?: string; course?: string };

/** Fields that were typed for files that have arrived, by the ids of their drafts. */
export type TypedDetails = Readonly<Record<string, Partial<UploadDetails>>>;

/**
 * Values that a person typed on the upload page and has not published yet. The server has the files, and the address has
 * listed schools and courses.
 */
export type StoredUpload = { place: TypedPlace; term?: string; files: TypedDetails };

/** Returns what survives a reload of this tab. */
export const storedUpload = () => tabDraft('upload_draft', parseStoredUpload);

/** Returns the fields in a stored object. Values of the wrong type are left out. */
export function parseStoredUpload(stored: Record<string, unknown>): StoredUpload {
  const place = isRecord(stored.place) ? stored.place : {};
  const files = isRecord(stored.files) ? stored.files : {};
  return {
    place: {
      ...textsIn(place, ['school', 'course']),
      ...(typeof place.schoolId === 'number' && { schoolId: place.schoolId }),
    },
    ...textsIn(stored, ['term']),
    files: Object.fromEntries(
      Object.entries(files).map(([draftId, details]) => [
        draftId,
        isRecord(details) ? detailsIn(details) : {},
      ]),
    ),
  };
}

/** Returns the typed fields of all files that have arrived and are not published. */
export function typedDetails(uploads: readonly Upload[]): TypedDetails {
  return Object.fromEntries(
    uploads.flatMap(({ details, typed, state }) => {
      const draftId = draftIdOf(state);
      if (draftId === undefined || typed.length === 0) return [];
      return [[draftId, Object.fromEntries(typed.map((key) => [key, details[key]]))]];
    }),
  );
}

function detailsIn(stored: Record<string, unknown>): Partial<UploadDetails> {
  const documentType = documentTypes.find((type) => type === stored.documentType);
  return { ...textsIn(stored, ['title', 'description', 'subject']), ...(documentType && { documentType }) };
}

function textsIn<K extends string>(stored: Record<string, unknown>, keys: readonly K[]) {
  const texts: Partial<Record<K, string>> = {};
  for (const key of keys) {
    const text = stored[key];
    if (typeof text === 'string') texts[key] = text;
  }
  return texts;
}
