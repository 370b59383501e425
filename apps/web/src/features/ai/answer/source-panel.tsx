import type { Citation } from '@aw/contracts/ai/chat';
import { urlOf } from '@aw/contracts/client';
import { getPageImage } from '@aw/contracts/documents/public';
import { Button, IconButton } from '@aw/ui/primitives/button';
import { X } from 'lucide-react';
import { RouterLink } from '~/lib/router-link';
import { addressOf } from '../chat-texts';

/** The citation whose page is shown, and the message that contains it. */
export type ShownSource = { messageId: number; citation: Citation };

type SourcePanelProps = { citation: Citation; onClose: () => void };

/** The cited page as an image, with the quotation. */
export function SourcePanel({ citation, onClose }: SourcePanelProps) {
  const { source, title, quote } = citation;
  if (source.kind !== 'page') return null;
  const src = urlOf(getPageImage, {
    params: { id: source.documentId, number: source.page },
    query: { size: 'page' },
  });
  return (
    <section aria-label="Source" className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-18 leading-title">Source</h2>
        <IconButton label="Close the source" icon={X} size="sm" hasTooltip={false} onClick={onClose} />
      </div>
      <div className="max-h-[60vh] overflow-y-auto rounded-2 bg-surface-sunken p-3">
        <img
          src={src}
          alt={`Page ${source.page} of ${title}`}
          className="h-auto w-full bg-surface-raised shadow-page filter-(--page-filter)"
        />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 gap-1 text-14">
          <p className="font-strong">{`Page ${source.page}`}</p>
          <p className="text-13 text-ink-muted wrap-anywhere">{title}</p>
        </div>
        <Button size="sm" asChild>
          <RouterLink to={addressOf(citation)}>{`Open page ${source.page}`}</RouterLink>
        </Button>
      </div>
      <blockquote className="border-s-2 border-line-strong ps-3 font-serif text-15 text-ink-muted">{`“${quote}”`}</blockquote>
    </section>
  );
}
