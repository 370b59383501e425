import { type ReactNode, useEffect, useRef } from 'react';
import { useFocusRescue } from '../format/use-focus-rescue';

type PanelFrameProps = {
  label: string;
  /** Beside the list; otherwise it stands in the list's place. */
  isBesideList: boolean;
  /** Says what is shown; when it changes under the focused control, the panel keeps the focus. */
  change: string | undefined;
  children: ReactNode;
};

/** The paper of the open item. */
export function PanelFrame({ label, isBesideList, change, children }: PanelFrameProps) {
  const panel = useRef<HTMLElement>(null);
  useFocusRescue(panel, change);
  useEffect(() => {
    // In the list's place it is a new page: reading starts at its top.
    if (!isBesideList) panel.current?.focus();
  }, [isBesideList]);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      data-beside-list={isBesideList || undefined}
      className="flex min-w-0 flex-col border-line bg-surface outline-none 3xl:min-h-0 3xl:overflow-y-auto 3xl:border-s"
    >
      {children}
    </aside>
  );
}

type PanelPartProps = { children: ReactNode };

/** What is known of the item, one section below the other. */
export function PanelBody({ children }: PanelPartProps) {
  return (
    <div className="mx-auto grid w-full max-w-dialog-lg flex-1 grid-cols-1 content-start gap-4 px-4.5 py-4">
      {children}
    </div>
  );
}

/** What can be done to the item; it stays in sight. */
export function PanelFoot({ children }: PanelPartProps) {
  return (
    <div data-panel-foot="" className="sticky bottom-0 border-t border-line bg-surface">
      <div className="mx-auto flex max-w-dialog-lg gap-2 px-4.5 py-3">{children}</div>
    </div>
  );
}
