import { Lock } from 'lucide-react';
import { Icon } from '../../../primitives/icon';

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export type PageStackProps = {
  /** Number of pages that everybody may read. */
  readable: number;
  pageCount: number;
};

/** Shows the locked pages as a pile of paper with a notice on top. */
export function PageStack({ readable, pageCount }: PageStackProps) {
  const first = readable + 1;
  const free = readable === 1 ? 'page' : `${words[readable - 1] ?? readable} pages`;
  return (
    <div className="relative mx-auto w-full max-w-170 pb-6.5">
      <div className="absolute inset-x-1 top-2 bottom-0 bg-[repeating-linear-gradient(0deg,var(--surface-raised)_0_3px,var(--line-strong)_3px_4px)] opacity-80" />
      <div className="relative grid justify-items-center gap-1 border border-line bg-[repeating-linear-gradient(var(--surface-raised)_0_31px,var(--line)_31px_32px)] px-4 py-14 text-center *:bg-surface-raised *:px-2.5">
        <span className="py-0.5">
          <Icon icon={Lock} />
        </span>
        <p className="font-serif text-18">
          {first === pageCount ? `Page ${first} is locked` : `Pages ${first} to ${pageCount} are locked`}
        </p>
        <p className="text-14 text-ink-muted">
          {readable === 0 ? 'Unlock the document to read it.' : `Everyone can read the first ${free}.`}
        </p>
      </div>
    </div>
  );
}
