import { PageHead } from '@aw/ui/patterns/page-head';
import type { ReactNode } from 'react';
import { paths } from '~/lib/paths';

type BackToDocumentsProps = { title: ReactNode; lead?: ReactNode; eyebrow?: ReactNode; meta?: ReactNode };

/** The head of every state of a document's page, with a link back to the library. */
export function BackToDocuments(props: BackToDocumentsProps) {
  return <PageHead {...props} back={{ label: 'Back to Documents', to: paths.documents() }} />;
}
