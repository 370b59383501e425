import { ApiError } from '@aw/contracts/api-error';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSession } from '../../../lib/session';
import { ServedPage, useServedPage } from '../../../shell/served-page';
import { listState } from '../list-state';
import { LoadFailed } from '../load-failed';
import { LoginRequired } from '../login-required';
import { parseId } from '../parse-id';
import { BackToDocuments } from './back-to-documents';
import { DocumentMissing } from './document-missing';
import { DocumentSkeleton } from './document-skeleton';
import { DocumentView } from './document-view';
import { documentQuery } from './get-document';

/** One document: its head, its pages, and what can be done with it. */
export function DocumentPage() {
  const id = parseId(useParams().id);
  const session = useSession();
  const document = useQuery({
    ...documentQuery(id ?? 0),
    enabled: id !== undefined && session.status !== 'loading',
  });
  const served = useServedPage();
  const refusal = document.error instanceof ApiError ? document.error : undefined;
  if (id === undefined || refusal?.code === 'documents.not_found') return <DocumentMissing />;
  if (refusal?.code === 'documents.removed') return <DocumentMissing removedText={refusal.reason} />;
  if (document.data) return <DocumentView key={id} document={document.data} />;
  const state = listState(document, 0);
  if (state === 'loading' || state === 'empty')
    return served ? <ServedPage html={served} isLoading /> : <DocumentSkeleton />;
  const note =
    state === 'auth-required' ? (
      <LoginRequired />
    ) : (
      <LoadFailed
        title="The document did not load"
        error={document.error}
        onRetry={() => void document.refetch()}
        isRetrying={document.isRefetching}
      />
    );
  // What everybody may see is here already, and stays: also for search engines, which call no API.
  return (
    <div data-state={state}>
      {served && <ServedPage html={served} />}
      <div className="wrap pb-16">
        {!served && <BackToDocuments title="Document" />}
        {note}
      </div>
    </div>
  );
}
