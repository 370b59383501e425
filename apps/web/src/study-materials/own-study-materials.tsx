import { deleteStudyMaterial, type StudyMaterial } from '@aw/contracts/study-materials/public';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { useFocusAfterRemoval } from '~/lib/use-focus-after-removal';
import { usePages } from '~/lib/use-pages';
import { QueryStates } from '~/shell/query-states';
import { materialAddress } from './material-address';
import { materialsKey, materialsQuery } from './material-queries';
import { kindTexts, stateText } from './material-texts';

/** The person's study material, each with a button that deletes it. */
export function OwnStudyMaterials() {
  const pages = usePages(materialsQuery);
  const materials = pages.data?.pages.flatMap(({ items }) => items);
  const around = useFocusAfterRemoval();
  return (
    <div ref={around} className="grid grid-cols-1 gap-6">
      <h2 className="sr-only">Your study material</h2>
      <QueryStates
        query={{ ...pages, data: materials }}
        noun="Study material"
        skeleton={<Rows />}
        empty={<NoMaterial />}
      >
        {(items) => (
          <ul className="grid border-t border-line">
            {items.map((material) => (
              <MaterialRow key={material.id} material={material} />
            ))}
          </ul>
        )}
      </QueryStates>
      {pages.hasNextPage && (
        <LoadMore
          shownCount={materials?.length ?? 0}
          noun="items"
          hasMore
          isLoading={pages.isFetchingNextPage}
          onLoadMore={() => void pages.fetchNextPage()}
        />
      )}
    </div>
  );
}

function MaterialRow({ material }: { material: StudyMaterial }) {
  const { id, kind, title, isSaved } = material;
  const { icon: KindIcon } = kindTexts[kind];
  const queryClient = useQueryClient();
  const remove = async () => {
    await api.call(deleteStudyMaterial, { params: { id } });
    await queryClient.invalidateQueries({ queryKey: materialsKey });
  };
  return (
    <li className="flex items-center justify-between gap-x-4 border-b border-line py-3">
      <div className="flex min-w-0 flex-1 items-start gap-3">
        <KindIcon aria-hidden="true" size={20} strokeWidth={1.6} className="mt-0.5 flex-none" />
        <div className="grid min-w-0 gap-0.5">
          <Link to={materialAddress({ id })} className="text-15 font-strong wrap-anywhere">
            {title}
          </Link>
          <p className="text-14 text-ink-muted">{stateText(material)}</p>
        </div>
      </div>
      <ConfirmDialog
        title={`Delete “${title}”?`}
        description={
          kind === 'flashcards' && isSaved
            ? 'This deletes the flashcards, also from your review cards. You cannot undo it.'
            : 'You cannot undo this.'
        }
        confirmLabel="Delete"
        onConfirm={remove}
        trigger={
          <Button size="sm" variant="quiet" aria-label={`Delete ${kindTexts[kind].label}: ${title}`}>
            Delete
          </Button>
        }
      />
    </li>
  );
}

function Rows() {
  return (
    <div className="grid gap-6 py-3">
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  );
}

function NoMaterial() {
  return (
    <EmptyState
      level={3}
      icon={NotebookPen}
      title="No study material yet"
      action={
        <Button asChild>
          <Link to={paths.documents()}>Browse documents</Link>
        </Button>
      }
    >
      Open a document and choose “Study material” to make flashcards, a summary or an outline.
    </EmptyState>
  );
}
