import { Check, Clock, Pencil, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../../../primitives/icon';
import { Link } from '../../../primitives/link';
import { type ProgressStep, ProgressSteps, Stroke } from '../../../primitives/progress';
import {
  formatSentBytes,
  formatTimeLeft,
  pausedTexts,
  scansText,
  scansTitle,
  type UploadState,
  type UploadStep,
  uploadFailed,
  uploadHeld,
  uploadStepNames,
  uploadSteps,
} from './upload-state';

const tones = {
  neutral: 'text-ink-muted',
  positive: 'text-positive',
  caution: 'text-caution',
  danger: 'text-danger',
};

type LineProps = {
  tone: keyof typeof tones;
  icon?: IconType;
  status: string;
  children?: ReactNode;
  retry?: { label: string; onRetry?: () => void };
};

function Line({ tone, icon, status, children, retry }: LineProps) {
  return (
    <div className="flex flex-wrap gap-x-2.5 gap-y-0.5 text-13 leading-5">
      <span className={`inline-flex items-center gap-1.5 font-strong whitespace-nowrap ${tones[tone]}`}>
        {icon && <Icon icon={icon} size="sm" />}
        {status}
      </span>
      {children && <span className="text-ink-muted">{children}</span>}
      {retry?.onRetry && (
        <button
          type="button"
          onClick={retry.onRetry}
          className="-my-0.5 inline-flex min-h-6 items-center font-strong text-accent hover:underline"
        >
          {retry.label}
        </button>
      )}
    </div>
  );
}

export type UploadStatusProps = { state: UploadState; sizeBytes: number; onRetry?: () => void };

/** Line under a file's name with its state in words. */
export function UploadStatus({ state, sizeBytes, onRetry }: UploadStatusProps) {
  switch (state.status) {
    case 'waiting':
      return <Line tone="neutral" icon={Clock} status="Ready to upload" />;
    case 'needs-title':
      return <Line tone="caution" icon={Pencil} status="Title needed" />;
    case 'held':
      return (
        <Line tone="neutral" icon={Clock} status="Waiting">
          {uploadHeld}
        </Line>
      );
    case 'uploading':
      return (
        <>
          <BytesStroke sent={state.sentBytes} of={sizeBytes} />
          <Line tone="neutral" status="Uploading...">
            {typeof state.secondsLeft === 'number' && formatTimeLeft(state.secondsLeft)}
          </Line>
        </>
      );
    case 'paused': {
      const { status, next } = pausedTexts(state.isOffline);
      return (
        <>
          <BytesStroke sent={0} of={sizeBytes} />
          <Line
            tone="caution"
            icon={state.isOffline ? WifiOff : Clock}
            status={status}
            retry={{ label: 'Try again now', onRetry }}
          >
            {next}
          </Line>
        </>
      );
    }
    case 'processing':
      return (
        <>
          <ProgressSteps label="Checks" steps={steps(state.running)} />
          {state.scans && <ScansStroke {...state.scans} />}
        </>
      );
    case 'published':
      return (
        <Line tone="positive" icon={Check} status="Published">
          {state.note}
        </Line>
      );
    case 'refused':
      return (
        <Line tone="danger" icon={TriangleAlert} status="Not accepted">
          {state.reason}{' '}
          {state.detailsLink && <Link to={state.detailsLink.to}>{state.detailsLink.label}</Link>}
        </Line>
      );
    case 'failed':
      return (
        <Line
          tone="danger"
          icon={TriangleAlert}
          status="Upload Failed"
          retry={{ label: 'Try again', onRetry }}
        >
          {state.reason ?? uploadFailed}
        </Line>
      );
  }
}

function BytesStroke({ sent, of }: { sent: number; of: number }) {
  const state = { status: 'uploading', sentBytes: sent } as const;
  return <Stroke label="Uploaded" value={sent} max={of} valueText={formatSentBytes(state, of)} size="sm" />;
}

function ScansStroke(scans: { done: number; total: number }) {
  return (
    <div className="grid gap-1.5 pt-1">
      <Stroke
        label={scansTitle}
        value={scans.done}
        max={scans.total}
        valueText={scansText(scans)}
        size="sm"
      />
      <Line tone="neutral" status={scansTitle}>
        {scansText(scans)}
      </Line>
    </div>
  );
}

function steps(running: UploadStep): ProgressStep[] {
  const at = uploadSteps.indexOf(running);
  return uploadSteps.map((step, index) => ({
    label: uploadStepNames[step],
    state: index < at ? 'done' : index === at ? 'now' : 'to-come',
  }));
}
