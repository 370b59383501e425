import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { settingsSections } from './settings-text';

type SettingsFrameProps = { nav: ReactNode; children: ReactNode };

/** Layout of the settings: navigation at the side on wide screens, and the sections below each other. */
export function SettingsFrame({ nav, children }: SettingsFrameProps) {
  return (
    <div className="xl:grid xl:grid-cols-[196px_minmax(0,1fr)] xl:items-start xl:gap-8">
      {nav}
      <div className="grid min-w-0 gap-5 lg:gap-6">{children}</div>
    </div>
  );
}

/** Placeholder for the settings while the account loads. */
export function SettingsSkeleton() {
  return (
    <LoadingRegion label="Loading your settings…">
      <SettingsFrame nav={<NavSkeleton />}>
        {settingsSections.slice(0, 4).map(({ id }) => (
          <div
            key={id}
            className="grid content-start gap-4 rounded-2 border border-line bg-surface-raised p-5 lg:p-6"
          >
            <Skeleton shape="title" width="short" />
            <Skeleton width="half" />
            <Skeleton shape="control" width="half" />
          </div>
        ))}
      </SettingsFrame>
    </LoadingRegion>
  );
}

function NavSkeleton() {
  return (
    <div className="hidden gap-5 py-2.5 ps-3.5 xl:grid">
      {settingsSections.map(({ id }) => (
        <Skeleton key={id} width="half" />
      ))}
    </div>
  );
}
