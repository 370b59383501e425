import { ApiError } from '@aw/contracts/api-error';
import { getDocument } from '@aw/contracts/documents/public';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { documentKeys } from '~/documents/document-keys';
import { LoginRequired } from '~/documents/login-required';
import { api } from '~/lib/api';
import { listState } from '~/lib/list-state';
import { parseId } from '~/lib/parse-id';
import { useSession } from '~/lib/session';
import { NotFound } from '~/shell/not-found';
import { LoadError } from '~/shell/query-states';
import { ServedPage, useServedPage } from '~/shell/served-page';
import { splitStyle } from '~/shell/split-style';
import { BackToDocuments } from './back-to-documents';
import { DocumentMissing } from './document-missing';
import { DocumentView } from './document-view';
import { downloadOf } from './download-of';

/** Interval at which the page checks whether its PDF is ready. */
const preparingPollMs = 3000;

const thumbnails = ['a', 'b', 'c', 'd', 'e'];

/** The page of one document, in all of its states. */
export function DocumentPage() {
  const id = parseId(useParams().id);
  const session = useSession();
  const document = useQuery({
    ...documentQuery(id ?? 0),
    enabled: id !== undefined && session.status !== 'loading',
  });
  const served = useServedPage();
  const refusal = document.error instanceof ApiError ? document.error : undefined;
  if (id === undefined) return <NotFound />;
  if (refusal?.code === 'documents.not_found') return <DocumentMissing />;
  if (refusal?.code === 'documents.removed') return <DocumentMissing removedText={refusal.reason} />;
  if (document.data) return <DocumentView key={id} document={document.data} />;
  const state = listState(document, 0);
  if (state === 'loading' || state === 'empty')
    return served ? <ServedPage html={served} isLoading /> : <DocumentSkeleton />;
  const note =
    state === 'auth-required' ? (
      <LoginRequired />
    ) : (
      <LoadError level={2} title="The document did not load" query={document} />
    );
  // The public part that the server sent stays visible, also for search engines, which call no API.
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

/** Placeholder of title, thumbnails, first page and unlock card while they load. */
function DocumentSkeleton() {
  return (
    <div className="wrap pt-5 pb-16" data-state="loading">
      <h1 className="sr-only">Document</h1>
      <LoadingRegion label="Loading document…">
        <div className="grid gap-4 py-8">
          <Skeleton width="short" />
          <Skeleton shape="control" width="long" />
          <Skeleton width="half" />
        </div>
        <div className={splitStyle}>
          <div className="grid gap-4">
            <div className="flex gap-2.5 overflow-hidden pb-6">
              {thumbnails.map((key) => (
                <Skeleton key={key} shape="square" />
              ))}
            </div>
            <div className="grid place-items-center rounded-2 bg-surface-sunken p-4 lg:p-8">
              <div className="aspect-[1/1.414] w-full max-w-170 bg-surface-raised" />
            </div>
          </div>
          <div className="grid content-start gap-3">
            <Skeleton shape="block" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </div>
        </div>
      </LoadingRegion>
    </div>
  );
}

/** Query of a document as this session may see it. Fails with the code `documents.not_found` for an unknown id. */
function documentQuery(id: number) {
  return queryOptions({
    queryKey: documentKeys.document(id),
    queryFn: ({ signal }) => api.call(getDocument, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.isUnlocked && downloadOf(data).state === 'preparing' ? preparingPollMs : false,
  });
}
