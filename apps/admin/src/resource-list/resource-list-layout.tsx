import type { ReactNode, RefObject } from 'react';
import { useMediaQuery } from '../format/use-media-query';

type ResourceListLayoutProps = {
  title: string;
  /** What can be done to the list as a whole, at the end of the title's line. */
  actions?: ReactNode;
  /** The part that holds the rows; `useListKeys` moves in it. */
  list: RefObject<HTMLDivElement | null>;
  /** The list with what stands above it. */
  children: ReactNode;
  /** The open item; nothing when none is open. */
  panel: ((isBesideList: boolean) => ReactNode) | undefined;
};

/** A list with its open item beside it, from 1240 px; below that in its place. */
export function ResourceListLayout({ title, actions, list, children, panel }: ResourceListLayoutProps) {
  const isWide = useMediaQuery('(min-width: 77.5rem)');
  const isInPlace = panel !== undefined && !isWide;
  return (
    <div
      // Addresses and ids are read letter by letter: the font would set the x of "7x0" as a sign of its own.
      className="grid min-h-full [font-variant-ligatures:no-contextual] grid-cols-[minmax(0,1fr)] 3xl:h-full 3xl:data-open:grid-cols-[minmax(0,1fr)_var(--panel)]"
      data-open={panel ? '' : undefined}
    >
      <div ref={list} hidden={isInPlace} className="min-w-0 px-4 py-3.5 3xl:overflow-y-auto">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <h1 className="text-22">{title}</h1>
          {actions}
        </div>
        {children}
      </div>
      {isInPlace && <h1 className="sr-only">{title}</h1>}
      {panel?.(isWide)}
    </div>
  );
}
