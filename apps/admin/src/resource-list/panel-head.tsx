import { Button, IconButton } from '@aw/ui/primitives/button';
import { CopyButton } from '@aw/ui/primitives/copy-button';
import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type PanelHeadProps = {
  id: string;
  /** Shortened id to show. The button copies the whole id. */
  shownId?: string;
  /** Label of the button beside the id, such as 'Copy document ID'. */
  copyLabel: string;
  title: string;
  /** Status of the item, as badges. */
  status: ReactNode;
  /** Link to the item on the site. */
  link?: ReactNode;
  isBesideList: boolean;
  onClose: () => void;
};

/** Head of a panel: id, title, status, link and close button. */
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
        {status && <div className="empty:hidden">{status}</div>}
      </div>
    </div>
  );
}
