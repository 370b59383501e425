import { CircleCheck, Clock, FileText, TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../../primitives/button';
import { formatFileSize } from '../../primitives/file-size';
import { Icon } from '../../primitives/icon';
import { Stroke } from '../../primitives/progress';

export type ComposerFile = {
  key: string;
  name: string;
  sizeBytes: number;
  state:
    | { status: 'sending'; sentBytes: number }
    /** `note` explains why the check takes long. */
    | { status: 'checking'; note?: string }
    | { status: 'ready' }
    | { status: 'refused'; reason: string }
    | { status: 'failed'; reason: string; onRetry: () => void };
  /** Removes the file from the message. Without it, the file cannot be removed. */
  onRemove?: () => void;
};

/** Shows a file of the next message: upload progress, checks, and the reason of a refusal. */
export function ComposerFileRow({ file }: { file: ComposerFile }) {
  const { name, sizeBytes, state, onRemove } = file;
  const isSending = state.status === 'sending';
  return (
    <div className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-start gap-3 text-14 leading-[1.4]">
      <span className="text-ink-faint">
        <Icon icon={FileText} />
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap gap-x-2 wrap-anywhere">
          <span className="font-medium">{name}</span>
          <span className="text-12 leading-5 text-ink-faint tabular-nums">{formatFileSize(sizeBytes)}</span>
        </p>
        {isSending && (
          <Stroke label={`Upload of ${name}`} value={state.sentBytes} max={sizeBytes || 1} size="sm" />
        )}
        <div role="status" className="text-13">
          <StateLine state={state} />
        </div>
      </div>
      {onRemove && (
        <IconButton
          size="sm"
          icon={X}
          label={isSending ? `Cancel upload of ${name}` : `Remove ${name}`}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

function StateLine({ state }: Pick<ComposerFile, 'state'>) {
  switch (state.status) {
    case 'sending':
      return <span className="text-ink-muted">Uploading</span>;
    case 'checking':
      return (
        <span className="flex flex-wrap gap-x-2 gap-y-0.5 text-ink-muted">
          <span className="inline-flex items-center gap-1.5">
            <Icon icon={Clock} size="sm" />
            Being checked
          </span>
          {state.note && <span className="wrap-anywhere">{state.note}</span>}
        </span>
      );
    case 'ready':
      return (
        <span className="inline-flex items-center gap-1.5 font-medium text-positive">
          <Icon icon={CircleCheck} size="sm" />
          Ready
        </span>
      );
    case 'refused':
      return <Problem title="Not accepted" reason={state.reason} />;
    case 'failed':
      return <Problem title="Not sent" reason={state.reason} onRetry={state.onRetry} />;
  }
}

function Problem({ title, reason, onRetry }: { title: string; reason: string; onRetry?: () => void }) {
  return (
    <span className="flex flex-wrap gap-x-2 gap-y-0.5">
      <span className="inline-flex items-center gap-1.5 font-strong text-danger">
        <Icon icon={TriangleAlert} size="sm" />
        {title}
      </span>
      <span className="text-ink-muted wrap-anywhere">{reason}</span>
      {onRetry && (
        <button
          type="button"
          onClick={onRetry}
          className="inline-flex min-h-6 items-center font-strong text-accent hover:underline"
        >
          Try again
        </button>
      )}
    </span>
  );
}
