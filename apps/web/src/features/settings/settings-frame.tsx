import type { ReactNode } from 'react';

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
