import { uploadDocument } from '@aw/contracts/documents/own-documents';
import { suggestDocument, type UploadDraft } from '@aw/contracts/documents/upload-drafts';
import type { ResponseOf } from '@aw/contracts/endpoint';
import { sendForm } from '~/lib/send-form';
import type { CourseChoice, UploadDetails } from './upload-item';

export type SentDocument = ResponseOf<typeof uploadDocument>;

type PublishInput = { draftId: string; details: UploadDetails; course: CourseChoice };

/** Returns the multipart form that publishes a draft, with trimmed fields and without empty ones. */
export function uploadForm({ draftId, details, course }: PublishInput): FormData {
  const { label: _, term, ...place } = course;
  const fields = {
    draftId,
    title: details.title.trim(),
    description: details.description.trim(),
    subject: details.subject.trim(),
    documentType: details.documentType,
    ...place,
    term,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== '') form.append(name, String(value));
  }
  return form;
}

/** Publishes a file that was sent before. Throws ApiError, with status 0 if there is no connection. */
export function publishDraft({
  signal,
  ...input
}: PublishInput & { signal: AbortSignal }): Promise<SentDocument> {
  return sendForm(uploadDocument, { form: uploadForm(input), signal, onProgress: () => {} });
}

type SendInput = {
  file: File;
  /** School that is chosen already, at which the server looks for the course first. */
  schoolId: number | undefined;
  signal: AbortSignal;
  /** Called with the number of bytes sent so far. */
  onProgress: (sentBytes: number) => void;
};

/** Sends one file as a draft and reports its progress. Throws ApiError, with status 0 if there is no connection. */
export function sendDraft({ file, schoolId, signal, onProgress }: SendInput): Promise<UploadDraft> {
  const form = new FormData();
  if (schoolId !== undefined) form.append('schoolId', String(schoolId));
  form.append('file', file);
  return sendForm(suggestDocument, {
    form,
    signal,
    onProgress: (share) => onProgress(Math.round(share * file.size)),
  });
}
