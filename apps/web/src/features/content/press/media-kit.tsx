import type { Press } from '@aw/content/schemas/press';
import { Tag } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Logo } from '@aw/ui/primitives/logo';
import { Download } from 'lucide-react';

/** Returns the address of a file of the media kit, as the build writes it. */
export function kitAddress(file: string): string {
  return `/press/${file}`;
}

/** Returns the file name of the archive with all other files. */
export function kitArchive(items: Press['mediaKit']): string {
  const archive = items.find(({ file }) => file.endsWith('.zip'));
  if (!archive) throw new Error('The media kit has no archive of all its files.');
  return archive.file;
}

/** Logo on a light and a dark background, and the files of the media kit to download. */
export function MediaKit({ items }: { items: Press['mediaKit'] }) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <LogoPreview theme="light" />
        <LogoPreview theme="dark" />
      </div>
      <ul className="border-t border-line">
        {items.map(({ id, title, text, file }) => {
          const type = typeOf(file);
          return (
            <li
              key={id}
              className="grid gap-x-6 gap-y-3 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
            >
              <div className="grid gap-0.5">
                <h3 className="flex flex-wrap items-center gap-2.5 font-sans text-15 leading-ui font-strong">
                  {title}
                  <Tag>{type}</Tag>
                </h3>
                <p className="text-14 text-ink-muted">{text}</p>
              </div>
              <div className="max-sm:grid">
                <Button asChild icon={Download}>
                  <a href={kitAddress(file)} download aria-label={`Download: ${title} (${type})`}>
                    Download
                  </a>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Logo on the background of a theme. */
function LogoPreview({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div
      data-theme={theme}
      className="grid min-h-36 place-items-center overflow-hidden rounded-2 border border-line bg-surface p-6 text-ink"
    >
      <Logo />
    </div>
  );
}

function typeOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1).toUpperCase();
}
