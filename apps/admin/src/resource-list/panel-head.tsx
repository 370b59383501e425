import { Button, IconButton } from '@aw/ui/primitives/button';
import { CopyButton } from '@aw/ui/primitives/copy-button';
import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';

type PanelHeadProps = {
  id: string;
  /** How much of the id is shown; all of it is copied. */
  shownId?: string;
  /** What the button beside the id copies, such as 'Copy document id'. */
  copyLabel: string;
  title: string;
  /** Where the item stands, as badges. */
  status: ReactNode;
  /** The way to the item elsewhere. */
  link?: ReactNode;
  isBesideList: boolean;
  onClose: () => void;
};

/** Which item it is, where it stands, and the ways out. */
export function PanelHead(props: PanelHeadProps) {
  const { id, shownId = id, copyLabel, title, status, link, isBesideList, onClose } = props;
  return (
    <div className="border-b border-line">
      <div className="mx-auto grid max-w-dialog-lg grid-cols-1 gap-2 px-4.5 py-3.5">
        <div className="flex items-center justify-between gap-2">
          {isBesideList ? (
            <span className="flex items-center gap-0.5">
              <span className="font-mono text-13" title={id}>
                {shownId}
              </span>
              <CopyButton value={id} label={copyLabel} />
            </span>
          ) : (
            <span className="-ms-2">
              <Button variant="quiet" size="sm" icon={ArrowLeft} onClick={onClose}>
                Back to the list
              </Button>
            </span>
          )}
          <span className="flex items-center">
            {link}
            {isBesideList && <IconButton label="Close panel" icon={X} size="sm" onClick={onClose} />}
          </span>
        </div>
        <h2 className="text-18 leading-title wrap-anywhere">{title}</h2>
        {status}
      </div>
    </div>
  );
}
