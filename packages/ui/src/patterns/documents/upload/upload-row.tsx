import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../primitives/button';
import { Icon } from '../../../primitives/icon';
import { Link } from '../../../primitives/link';
import { VisuallyHidden } from '../../../primitives/visually-hidden';
import { announcementOf, formatSentBytes, type UploadState } from './upload-state';
import { UploadStatus } from './upload-status';

export type { UploadState, UploadStep } from './upload-state';

export type UploadRowProps = {
  name: string;
  sizeBytes: number;
  state: UploadState;
  /** Picture of the first page, once it is rendered. */
  thumbnailSrc?: string | null;
  /** Fields for title and document type, while they can be changed. */
  children?: ReactNode;
  /** Removes the file from the list, and stops a running upload. */
  onRemove?: () => void;
  /** Retries at once after a failure or a pause. */
  onRetry?: () => void;
};

const isMoving = ({ status }: UploadState) => ['held', 'uploading', 'paused'].includes(status);

/** Shows one upload: the file, its progress, what is still needed, and the decision. */
export function UploadRow(props: UploadRowProps) {
  const { name, sizeBytes, state, thumbnailSrc, children } = props;
  return (
    <div className="grid grid-cols-[44px_minmax(0,1fr)_auto] gap-3.5 px-4 py-4">
      <Thumbnail src={thumbnailSrc} isRefused={state.status === 'refused'} />
      <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
        <div className="flex flex-wrap justify-between gap-x-3 gap-y-1 text-15 leading-[1.35]">
          <p className="min-w-0 font-strong wrap-anywhere">{name}</p>
          <p className="text-13 whitespace-nowrap text-ink-faint tabular-nums">
            {formatSentBytes(state, sizeBytes)}
          </p>
        </div>
        <UploadStatus state={state} sizeBytes={sizeBytes} onRetry={props.onRetry} />
        {children && <div className="grid gap-3 pt-1.5 pb-1 sm:grid-cols-[1.6fr_1fr]">{children}</div>}
      </div>
      <div className="-mt-1 -me-1.5 flex min-w-8 items-start justify-end md:min-w-22">
        <RowAction {...props} />
      </div>
      <VisuallyHidden isAnnounced>{announcementOf(name, state)}</VisuallyHidden>
    </div>
  );
}

function RowAction({ name, state, onRemove }: UploadRowProps) {
  if (state.status === 'published') {
    return (
      <Link
        to={state.to}
        aria-label={`View ${name}`}
        className="inline-flex min-h-8 items-center px-2 text-14 font-strong no-underline hover:underline"
      >
        View
      </Link>
    );
  }
  if (!onRemove) return null;
  const label = isMoving(state) ? `Cancel upload of ${name}` : `Remove ${name}`;
  return <IconButton size="sm" icon={X} label={label} onClick={onRemove} />;
}

function Thumbnail({ src, isRefused }: { src?: string | null; isRefused: boolean }) {
  return (
    <span className="grid h-14 w-11 place-items-center overflow-hidden bg-surface-sunken text-ink-faint shadow-1">
      {src ? (
        <img
          src={src}
          alt=""
          className={`h-auto w-11 max-w-none self-start filter-(--page-filter) ${isRefused ? 'opacity-50' : ''}`}
        />
      ) : (
        <Icon icon={FileText} />
      )}
    </span>
  );
}

export type UploadListProps = { children: ReactNode };

/** Sheet that holds upload rows, each in its own `<li>`. */
export function UploadList({ children }: UploadListProps) {
  return (
    <ul className="rounded-2 border border-line bg-surface-raised [&>li:not(:last-child)]:border-b [&>li]:border-line">
      {children}
    </ul>
  );
}
