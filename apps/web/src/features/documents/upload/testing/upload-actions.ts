import type { UploadDraft } from '@aw/contracts/documents/upload-drafts';
import type { CourseChoice, Upload } from '../upload-item';
import { type UploadAction, uploadsReducer } from '../uploads-reducer';

export const course: CourseChoice = { schoolId: 1, courseId: 2, label: 'CHEM 112L', term: 'Fall 2026' };
export const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);

/** Returns the list of uploads after these actions. */
export function run(...actions: UploadAction[]): Upload[] {
  return actions.reduce(uploadsReducer, []);
}

export const added = (...names: string[]): UploadAction => ({
  type: 'added',
  files: names.map((name) => ({ key: name, file: file(name) })),
});
export const submitted: UploadAction = { type: 'submitted', course };
export const started = (key: string): UploadAction => ({ type: 'started', key });
export const draftOf = (key: string, suggestions: Partial<UploadDraft['suggestions']> = {}): UploadDraft => ({
  draftId: `draft of ${key}`,
  fileName: key,
  sizeBytes: 10,
  expiresAt: '2026-11-30T01:00:00.000Z',
  suggestions: { title: 'Suggested', ...suggestions },
});
export const arrived = (key: string, suggestions?: Partial<UploadDraft['suggestions']>): UploadAction => ({
  type: 'arrived',
  key,
  draft: draftOf(key, suggestions),
});
export const sent = (key: string) => [started(key), arrived(key)];
export const phases = (uploads: Upload[]) => uploads.map(({ state }) => state.phase);
