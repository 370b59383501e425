import { paths } from '~/lib/paths';
import { MissingPage } from '~/shell/missing-page';

type DocumentMissingProps = { removedText?: string };

/**
 * Shown for an unknown document, one that this session may not see, or one that was removed after the user
 * unlocked it.
 */
export function DocumentMissing({ removedText }: DocumentMissingProps) {
  return (
    <MissingPage
      title={removedText === undefined ? 'Document not found' : 'Document removed'}
      lead={removedText ?? "The document you're looking for doesn't exist."}
      back={{ label: 'Back to Documents', to: paths.documents() }}
      browse={{ label: 'Browse Documents', to: paths.documents() }}
    />
  );
}
