import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { ShareButton } from '@aw/ui/patterns/share-button';
import { SaveButton } from '~/documents/save-button';
import { paths } from '~/lib/paths';
import { absolute } from '~/lib/site-details';
import { ReportButton } from '~/moderation/report-button';
import { CiteButton } from './cite/cite-button';

/** Buttons that save, share, cite and report a published document. */
export function DocumentTools({ document }: { document: DocumentDetail }) {
  const { id, title, isListed, isOwn } = document;
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
      <SaveButton documentId={id} title={title} />
      {isListed !== false && <ShareButton url={absolute(paths.document(id))} title={title} />}
      <CiteButton document={document} />
      {!isOwn && <ReportButton kind="document" id={id} />}
    </div>
  );
}
