import { hasCode } from '@aw/contracts/api-error';
import { PageHead } from '@aw/ui/patterns/page-head';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { parseId } from '~/lib/parse-id';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { useAddressParams } from '~/lib/use-address-params';
import { usePageTitle } from '~/lib/use-page-title';
import { LoadError } from '~/shell/query-states';
import { materialTab } from '~/study-materials/material-address';
import { materialQuery } from '~/study-materials/material-queries';
import { kindTexts, progressText } from '~/study-materials/material-texts';
import { MaterialView } from './material-view';
import { NewMaterial } from './new-material';

/** Study material of a person: one by its id, or new from a document or a chat. My library lists all of it. */
export function StudyMaterialPage() {
  const session = useSession();
  const [params] = useAddressParams();
  const id = params.get('id');
  const documentId = parseId(params.get('document') ?? '');
  const conversationId = params.get('chat');
  if (session.status === 'ready' && id !== null) return <OneMaterial key={id} id={id} />;
  const source = documentId !== undefined ? { documentId } : conversationId ? { conversationId } : undefined;
  return (
    <div className="wrap pb-16">
      <PageHead
        title="Study material"
        lead="Make flashcards, a summary or an outline from a document or a chat. You can edit everything before you save it."
      />
      {session.status === 'ready' && source ? (
        <NewMaterial key={documentId ?? conversationId} source={source} />
      ) : session.status === 'ready' ? (
        <Link to={paths.library({ tab: materialTab })}>Your study material</Link>
      ) : session.status === 'none' ? (
        <Note tone="danger">The form did not open. Please reload the page.</Note>
      ) : (
        <Loading />
      )}
    </div>
  );
}

function OneMaterial({ id }: { id: string }) {
  const query = useQuery(materialQuery(id));
  const { data: material, error } = query;
  const title = material ? `${kindTexts[material.kind].label}: ${material.title}` : 'Study material';
  usePageTitle(title);
  return (
    <div className="wrap pb-16">
      <PageHead title={title} lead={material && kindTexts[material.kind].help} />
      <p role="status" className="sr-only">
        {material && progressText(material)}
      </p>
      {material ? (
        <MaterialView material={material} />
      ) : hasCode(error, 'study_materials.not_found', 'request.invalid') ? (
        <EmptyState
          icon={NotebookPen}
          title="Study material not found"
          action={<Link to={paths.library({ tab: materialTab })}>Your study material</Link>}
        >
          It may have been deleted, or it belongs to someone else.
        </EmptyState>
      ) : error ? (
        <LoadError title="Your study material did not load" query={query} level={2} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Loading() {
  return (
    <LoadingRegion label="Loading your study material…">
      <div className="grid max-w-measure gap-4">
        <Skeleton width="short" />
        <Skeleton shape="block" />
      </div>
    </LoadingRegion>
  );
}
