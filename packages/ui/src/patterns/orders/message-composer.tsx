import { Paperclip, Send } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { Button } from '../../primitives/button';
import { type ComposerFile, ComposerFileRow } from '../forms/composer-file';
import { ComposerText, composerFrame } from '../forms/composer-text';

export type { ComposerFile } from '../forms/composer-file';

export type MessageComposerProps = {
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  isSending: boolean;
  files: ComposerFile[];
  onFiles: (files: File[]) => void;
  /** File extensions that the picker offers: '.pdf,.docx'. */
  accept: string;
  /** Reason why the message cannot be sent. */
  error?: string;
  /** `secondary` where the main action of the view is another one. */
  variant?: 'primary' | 'secondary';
};

/** Lets people write a message and attach files. An error is shown under the text, which gets the focus. */
export function MessageComposer(props: MessageComposerProps) {
  const { value, onChange, onSend, isSending, files, onFiles, accept, error } = props;
  const errorId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (value.trim() === '') field.current?.focus();
    onSend();
  };

  return (
    <form onSubmit={submit} noValidate className={`${composerFrame} print:hidden`}>
      <ComposerText
        ref={field}
        placeholder="Write a message"
        value={value}
        maxLength={5000}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={errorId} role="alert" className="px-3 text-13 font-medium text-danger">
          {error}
        </p>
      )}
      {files.length > 0 && (
        <ul aria-label="Files for this message" className="grid px-3">
          {files.map((file) => (
            <li key={file.key} className="border-line py-2 not-last:border-b">
              <ComposerFileRow file={file} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 [&>button]:min-h-10">
        <Button variant="quiet" size="sm" icon={Paperclip} onClick={() => picker.current?.click()}>
          Attach files
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={accept}
          aria-label="Attach files"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            // Without this, the same file could not be chosen again.
            currentTarget.value = '';
          }}
        />
        <Button
          type="submit"
          size="sm"
          variant={props.variant ?? 'primary'}
          icon={Send}
          isPending={isSending}
          pendingLabel="Sending..."
        >
          Send message
        </Button>
      </div>
    </form>
  );
}
