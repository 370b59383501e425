import type { ReactNode } from 'react';
import { paths } from '~/lib/paths';
import { ItemHead } from '~/shell/item-head';

type BackToDocumentsProps = { title: ReactNode; lead?: ReactNode; eyebrow?: ReactNode; meta?: ReactNode };

/** Link back to the library. */
export const backToDocuments = { label: 'Back to Documents', to: paths.documents() };

/** The head of every state of a document's page, with a link back to the list from which one came. */
export function BackToDocuments(props: BackToDocumentsProps) {
  return <ItemHead {...props} back={backToDocuments} />;
}
