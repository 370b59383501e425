import { Copy, Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/button';
import { Note } from '../../primitives/note';
import { saveFile } from '../../primitives/save-file';
import { copyText } from '../../primitives/use-copy';
import { recoveryCodesFile } from './recovery-codes-file';

export type RecoveryCodesProps = {
  codes: readonly string[];
  /** Lines at the top of the file that name the site and the account. */
  owner: readonly string[];
  fileName: string;
  /** Button to continue, once the codes are saved. */
  children: ReactNode;
};

const outcomes = {
  copied: 'The codes are on your clipboard.',
  refused: 'They were not copied. Please select the codes and copy them.',
  saved: 'The file is in your downloads.',
} as const;

/** Shows recovery codes with two ways to save them. It takes the focus, because it replaces a form. */
export function RecoveryCodes({ codes, owner, fileName, children }: RecoveryCodesProps) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const copy = async () => setOutcome((await copyText(codes.join('\n'))) ? 'copied' : 'refused');
  const download = () => {
    saveFile(new Blob([recoveryCodesFile(codes, owner)], { type: 'text/plain;charset=utf-8' }), fileName);
    setOutcome('saved');
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-16">
        Your recovery codes
      </h3>
      <Note tone="caution" title="We show them only once.">
        Each signs you in once when you do not have your phone. Keep them where no one else can read them.
      </Note>
      <ol
        dir="ltr"
        className="grid max-w-dialog-sm grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-x-6 gap-y-1.5 rounded-2 bg-surface-sunken p-4 font-mono text-15"
      >
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ol>
      <div>
        <div className="flex flex-wrap gap-2">
          <Button icon={Copy} onClick={() => void copy()}>
            Copy codes
          </Button>
          <Button icon={Download} onClick={download}>
            Download as .txt
          </Button>
          {children}
        </div>
        <p role="status" className="text-14 text-ink-muted not-empty:mt-2">
          {outcome && outcomes[outcome]}
        </p>
      </div>
    </div>
  );
}
