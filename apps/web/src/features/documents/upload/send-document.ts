import { uploadDocument } from '@aw/contracts/documents/own-documents';
import type { ResponseOf } from '@aw/contracts/endpoint';
import { sendForm } from '~/lib/send-form';
import type { CourseChoice, UploadDetails } from './upload-item';

export type SentDocument = ResponseOf<typeof uploadDocument>;

type SendInput = {
  file: File;
  details: UploadDetails;
  course: CourseChoice;
  signal: AbortSignal;
  /** Called with the number of bytes sent so far. */
  onProgress: (sentBytes: number) => void;
};

/** Returns the multipart form of an upload, with trimmed fields and without empty ones. */
export function uploadForm({
  file,
  details,
  course,
}: Pick<SendInput, 'file' | 'details' | 'course'>): FormData {
  const fields = {
    title: details.title.trim(),
    description: details.description.trim(),
    subject: details.subject.trim(),
    documentType: details.documentType,
    schoolId: String(course.schoolId),
    courseId: String(course.courseId),
    term: course.term,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== '') form.append(name, value);
  }
  form.append('file', file);
  return form;
}

/** Sends one file and reports its progress. Throws ApiError, with status 0 if there is no connection. */
export function sendDocument(input: SendInput): Promise<SentDocument> {
  return sendForm(uploadDocument, {
    form: uploadForm(input),
    signal: input.signal,
    onProgress: (share) => input.onProgress(Math.round(share * input.file.size)),
  });
}
