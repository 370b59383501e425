import { listFileTypes } from '@aw/contracts/documents/file-types';
import { isBlank } from '@aw/contracts/one-line';
import { DropZone } from '@aw/ui/patterns/drop-zone';
import { UploadList } from '@aw/ui/patterns/upload-row';
import { Button } from '@aw/ui/primitives/button';
import { Upload as UploadIcon } from 'lucide-react';
import { useState } from 'react';
import { acceptedFiles, formatLimit } from './check-file';
import { CourseFields } from './course-card';
import { type CourseChoice, draftsOf, followedUploads, heldUploads, isSending } from './upload-item';
import { UploadLine } from './upload-line';
import type { CourseChoiceState } from './use-course-choice';
import type { UploadPage } from './use-upload-page';

type UploadCardProps = {
  page: UploadPage;
  /** School, course and term of the files. Until they are chosen, files can be described but not published. */
  choiceState: CourseChoiceState;
  limitBytes: number;
};

/** The drop zone, the fields of all files, the files with their checks, and the button that publishes them. */
export function UploadCard({ page, choiceState, limitBytes }: UploadCardProps) {
  const { choice } = choiceState;
  const { uploads, act, addFiles, isDragOver, onEvent } = page;
  const drafts = draftsOf(uploads);
  const followed = followedUploads(uploads);
  const waitingUploads = heldUploads(uploads);
  const [hadFiles, setHadFiles] = useState(false);
  if (uploads.length > 0 && !hadFiles) setHadFiles(true);
  return (
    <section aria-labelledby="upload-documents" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="upload-documents" className="text-18">
          Upload Documents
        </h2>
        {choice && <p className="text-14 text-ink-muted">{`${choice.label}, ${choice.term}`}</p>}
      </div>
      <DropZone
        accept={acceptedFiles}
        hint={`${listFileTypes('and')} up to ${formatLimit(limitBytes)} each`}
        onFiles={addFiles}
        isDragOver={isDragOver}
        chosenCount={drafts.length}
      />
      <CourseFields choice={choiceState} />
      {uploads.length > 0 && (
        <UploadList>
          {uploads.map((upload) => (
            <li key={upload.key}>
              <UploadLine
                upload={upload}
                isFollowed={followed.includes(upload)}
                isHeld={waitingUploads.includes(upload)}
                act={act}
                onEvent={onEvent}
              />
            </li>
          ))}
        </UploadList>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {hadFiles && uploads.length === 0 ? (
          <p role="alert" className="text-14 text-danger">
            File Required: Please select a file to upload.
          </p>
        ) : (
          <p className="max-w-measure text-14 text-ink-muted">{nextStep(page, choice)}</p>
        )}
        <SendButton page={page} choice={choice} />
      </div>
    </section>
  );
}

type ButtonProps = { page: UploadPage; choice: CourseChoice | undefined };

function SendButton({ page: { uploads, act }, choice }: ButtonProps) {
  const drafts = draftsOf(uploads);
  const isPending = drafts.length === 0 && isSending(uploads);
  const hasTitles = drafts.length > 0 && drafts.every(({ details }) => !isBlank(details.title));
  const documents = drafts.length === 1 ? 'document' : 'documents';
  return (
    <Button
      variant="primary"
      icon={UploadIcon}
      disabled={!isPending && !(choice && hasTitles)}
      isPending={isPending}
      pendingLabel="Uploading..."
      onClick={() => choice && act({ type: 'submitted', course: choice })}
    >
      {drafts.length === 0 ? 'Upload documents' : `Upload ${drafts.length} ${documents}`}
    </Button>
  );
}

/** Returns what the user should do next, or what happens next. */
function nextStep({ uploads }: UploadPage, choice: CourseChoice | undefined): string {
  if (uploads.length > 0 && !choice && draftsOf(uploads).length > 0)
    return 'Please choose a school and a course above.';
  if (isSending(uploads))
    return 'Please keep this page open until everything is uploaded. After that, you can leave.';
  const drafts = draftsOf(uploads);
  if (drafts.some(({ details }) => isBlank(details.title))) return 'Each file needs a title.';
  if (drafts.length > 0) return 'You can upload these files now, or add more.';
  if (uploads.length === 0) return 'Drop files anywhere on this page, or choose them above.';
  return 'You can leave this page. We keep checking, and your profile shows the result.';
}
