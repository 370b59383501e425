import { ApiError } from '@aw/contracts/api-error';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { LoadError } from '../format/load-error';
import { useFocusRescue } from '../format/use-focus-rescue';
import { PanelHead, type PanelHeadProps } from './panel-head';

type ItemPanelProps<Item> = PanelHeadProps & {
  query: UseQueryResult<Item>;
  /** Name of the panel for screen readers, if it differs from the title. */
  label?: string;
  /** State of the item. When it changes and removes the focused control, the panel gets the focus. */
  change: string | undefined;
  texts: { loading: string; missing: string; failed: string };
  /** Contains PanelBody and PanelFoot. */
  children: (item: Item) => ReactNode;
};

/** Panel of the open item: its head, and exactly one of loading, an error, or the item. The head does not wait. */
export function ItemPanel<Item>(props: ItemPanelProps<Item>) {
  const { query, change, texts, children, label = props.title, ...head } = props;
  const { isBesideList } = head;
  const { data, error } = query;
  const panel = useRef<HTMLElement>(null);
  useFocusRescue(panel, change);
  useEffect(() => {
    // A panel that replaces the list is a new page, so reading starts at its top.
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
      <PanelHead {...head} />
      {data !== undefined ? (
        children(data)
      ) : (
        <PanelBody>
          {error ? (
            <LoadError
              title={error instanceof ApiError && error.status === 404 ? texts.missing : texts.failed}
              query={query}
            />
          ) : (
            <LoadingRegion label={texts.loading}>
              <div className="grid gap-3">
                <Skeleton shape="title" width="long" />
                <Skeleton shape="block" />
                <Skeleton />
                <Skeleton width="half" />
              </div>
            </LoadingRegion>
          )}
        </PanelBody>
      )}
    </aside>
  );
}

type PanelPartProps = { children: ReactNode };

/** Sections of the panel, one below the other. */
export function PanelBody({ children }: PanelPartProps) {
  return (
    <div className="mx-auto grid w-full max-w-dialog-lg flex-1 grid-cols-1 content-start gap-4 px-4.5 py-4">
      {children}
    </div>
  );
}

/** Actions on the item, which stay visible at the bottom. */
export function PanelFoot({ children }: PanelPartProps) {
  return (
    <div data-panel-foot="" className="sticky bottom-0 border-t border-line bg-surface">
      <div className="mx-auto flex max-w-dialog-lg gap-2 px-4.5 py-3">{children}</div>
    </div>
  );
}

/** A section of the panel under a small heading. */
export function PanelSection({ title, children }: PanelPartProps & { title: string }) {
  return (
    <section className="grid grid-cols-1 gap-1.5">
      <h3 className="font-sans text-13 leading-ui font-strong tracking-normal text-ink-muted">{title}</h3>
      {children}
    </section>
  );
}
