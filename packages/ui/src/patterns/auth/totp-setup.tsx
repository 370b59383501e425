import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/button';
import { CopyButton } from '../../primitives/copy-button';
import { Field } from '../../primitives/field';
import { Input } from '../../primitives/input';
import { formatSecret, parseSixDigits, svgDataUrl } from './totp-text';

export type TotpSetupProps = {
  /** Secret in base32. */
  secret: string;
  /** Secret as a QR code. */
  qrSvg: string;
  /** Called with the six digits of the first code, without spaces. */
  onConfirm: (code: string) => void;
  isPending: boolean;
  /** Reason why the code was refused. */
  error?: string;
  /** Other failure, shown above the field. */
  note?: ReactNode;
  cancelLabel?: string;
  onCancel: () => void;
};

/**
 * Shows the secret of an authenticator app as a QR code and as text, and asks for the first code, which turns it on.
 */
export function TotpSetup({ secret, qrSvg, ...form }: TotpSetupProps) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-6">
      <img
        src={svgDataUrl(qrSvg)}
        alt="QR code with the same secret as in the text next to it"
        width={192}
        height={192}
        className="size-48 rounded-1 border border-line"
      />
      <div className="grid max-w-measure grid-cols-1 content-start gap-4">
        <div className="grid gap-2 text-14">
          <p>Scan the QR code with an authenticator app.</p>
          <p className="text-ink-muted">If you cannot scan it, enter this secret in the app:</p>
          <p dir="ltr" className="flex items-center gap-1">
            <code className="min-w-0 font-mono wrap-anywhere">{formatSecret(secret)}</code>
            <CopyButton value={secret} label="Copy secret" />
          </p>
        </div>
        <FirstCode {...form} />
      </div>
    </div>
  );
}

type FirstCodeProps = Omit<TotpSetupProps, 'secret' | 'qrSvg'>;

function FirstCode({ onConfirm, isPending, error, note, cancelLabel = 'Cancel', onCancel }: FirstCodeProps) {
  const [text, setText] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wasPending = useRef(false);

  // A refused code is selected, so that the next one is typed over it.
  useEffect(() => {
    if (wasPending.current && !isPending) field.current?.select();
    wasPending.current = isPending;
  }, [isPending]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = parseSixDigits(text);
    setIsIncomplete(code === undefined);
    if (code === undefined) field.current?.focus();
    else if (!isPending) onConfirm(code);
  };

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      {!isPending && note}
      <Field
        label="Code from the app"
        help="Six digits. A new code appears every 30 seconds."
        error={isIncomplete ? 'Please enter the six digits shown in the app.' : error}
        isRequired
      >
        <Input
          ref={field}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIsIncomplete(false);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Checking...">
          Turn on
        </Button>
        <Button onClick={onCancel}>{cancelLabel}</Button>
      </div>
    </form>
  );
}
