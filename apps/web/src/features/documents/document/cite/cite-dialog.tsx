import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { CitationList } from '@aw/ui/patterns/citation-list';
import { Dialog } from '@aw/ui/primitives/dialog';
import { useMemo } from 'react';
import { usePublicConfig } from '~/lib/config';
import { paths } from '~/lib/paths';
import { absolute } from '~/lib/site-details';
import { citationsOf, htmlOf, plainText } from './citations';

type CiteDialogProps = {
  document: DocumentDetail;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Citations of a document in four styles, to copy. */
export function CiteDialog({ document, isOpen, onOpenChange }: CiteDialogProps) {
  const { id, title, uploadedAt } = document;
  const { siteName } = usePublicConfig();
  const citations = useMemo(
    () =>
      citationsOf({ id, title, uploadedAt, siteName, url: absolute(paths.document(id)) }, new Date()).map(
        (citation) => ({ ...citation, text: plainText(citation), html: htmlOf(citation) }),
      ),
    [id, title, uploadedAt, siteName],
  );
  return (
    <Dialog
      title="Cite this document"
      description="We do not know the author, so each citation begins with the title. Please check the rules of your school."
      size="lg"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <CitationList citations={citations} />
    </Dialog>
  );
}
