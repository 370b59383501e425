import { Check, Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../primitives/button';
import { formatCount } from '../../primitives/format-count';
import { Icon } from '../../primitives/icon';

export { useFileDrop } from '../../primitives/use-file-drop';

export type DropZoneProps = {
  /** Accepted files in the syntax of `accept`: '.pdf,.docx'. */
  accept: string;
  /** Accepted files in words. */
  hint: string;
  onFiles: (files: File[]) => void;
  /** True while files are dragged over the page; comes from `useFileDrop`. */
  isDragOver?: boolean;
  /** Number of chosen files. With one or more, the zone turns positive. */
  chosenCount?: number;
  title?: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
};

/** Area to drop files on, with a button that opens the file picker. */
export function DropZone(props: DropZoneProps) {
  const {
    accept,
    hint,
    onFiles,
    isDragOver = false,
    chosenCount = 0,
    isMultiple = true,
    isDisabled = false,
  } = props;
  const picker = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const title =
    props.title ?? (isMultiple ? 'Drop files anywhere on this page' : 'Drop a file anywhere on this page');
  const state = isDragOver ? 'over' : chosenCount > 0 ? 'chosen' : 'idle';

  function acceptFiles(files: FileList | null) {
    if (files?.length) onFiles([...files]);
    // Without this, a removed file could not be chosen again.
    if (picker.current) picker.current.value = '';
  }

  return (
    <div
      data-state={state}
      className="grid grid-cols-[24px_1fr] items-center gap-4 rounded-2 border-[1.5px] border-dashed border-line-strong p-5 text-15 leading-[1.45] transition-colors data-[state=chosen]:border-solid data-[state=chosen]:border-positive data-[state=chosen]:bg-positive-surface data-[state=over]:border-accent data-[state=over]:bg-accent-surface sm:grid-cols-[24px_1fr_auto]"
    >
      <span className={state === 'chosen' ? 'text-positive' : 'text-accent'}>
        <Icon icon={state === 'chosen' ? Check : Upload} size="lg" />
      </span>
      <div>
        <p className="font-bold" role="status">
          {state === 'over' && 'Drop to add them'}
          {state === 'chosen' && `${formatCount(chosenCount, 'file')} chosen`}
          {state === 'idle' && title}
        </p>
        <p id={hintId} className="text-ink-muted">
          {state === 'chosen' ? `${title}. ${hint}` : hint}
        </p>
      </div>
      <div className="col-span-full grid sm:col-span-1">
        <Button aria-describedby={hintId} disabled={isDisabled} onClick={() => picker.current?.click()}>
          {isMultiple ? 'Choose files' : 'Choose file'}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept={accept}
          multiple={isMultiple}
          disabled={isDisabled}
          aria-label={isMultiple ? 'Choose files' : 'Choose file'}
          onChange={(event) => acceptFiles(event.currentTarget.files)}
        />
      </div>
    </div>
  );
}
