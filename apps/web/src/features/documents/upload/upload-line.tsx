import type { ProcessingEvent } from '@aw/contracts/documents/shapes';
import { UploadRow } from '@aw/ui/patterns/upload-row';
import { Link } from '@aw/ui/primitives/link';
import { pageImageUrl } from '~/lib/document-card';
import { paths } from '~/lib/paths';
import { useIsOnline } from '~/lib/use-is-online';
import { useDocumentEvents } from '../document-events';
import { UploadDetailsFields } from './upload-details';
import { isDescribed, type Upload } from './upload-item';
import { uploadRowState } from './upload-row-state';
import type { UploadAction } from './uploads-reducer';

type UploadLineProps = {
  upload: Upload;
  /** True if its checks are followed live. */
  isFollowed: boolean;
  /** True if it waits until others are published. */
  isHeld: boolean;
  act: (action: UploadAction) => void;
  onEvent: (upload: Upload, event: ProcessingEvent) => void;
};

/** One file in the list, with its fields while they can be edited. */
export function UploadLine({ upload, isFollowed, isHeld, act, onEvent }: UploadLineProps) {
  const { key, file, state } = upload;
  const isOnline = useIsOnline();
  const documentId = state.phase === 'processing' ? state.documentId : undefined;
  useDocumentEvents(isFollowed ? documentId : undefined, (event) => onEvent(upload, event));
  const canRetry = state.phase === 'paused' || (state.phase === 'failed' && state.canRetry);
  return (
    <UploadRow
      name={file.name}
      sizeBytes={file.size}
      state={uploadRowState(upload, { isHeld, isOnline })}
      thumbnailSrc={state.phase === 'published' ? pageImageUrl(state.documentId, 1, 'thumb') : null}
      onRemove={state.phase === 'publishing' ? undefined : () => act({ type: 'removed', key })}
      onRetry={canRetry ? () => act({ type: 'retried', key }) : undefined}
    >
      {detailsOf(upload, act)}
    </UploadRow>
  );
}

/** Returns the content below the file's state: its fields, or a link after a refusal. */
function detailsOf({ key, details, state }: Upload, act: UploadLineProps['act']) {
  if (isDescribed(state)) {
    return (
      <UploadDetailsFields
        details={details}
        problem={state.phase === 'draft' ? state.problem : undefined}
        onChange={(part) => act({ type: 'edited', key, details: part })}
      />
    );
  }
  if (state.phase === 'refused' && state.duplicateOf !== null) {
    return (
      <p className="text-13 sm:col-span-2">
        <Link to={paths.document(state.documentId)}>Details and appeal</Link>
      </p>
    );
  }
  return null;
}
