import { urlOf } from '@aw/contracts/client';
import { documentTypeNames } from '@aw/contracts/documents/document-types';
import { downloadDocument, getDocument } from '@aw/contracts/documents/public';
import type { DocumentCard } from '@aw/contracts/documents/shapes';
import { StarRating } from '@aw/ui/patterns/star-rating';
import { familySurface, subjectFamily } from '@aw/ui/patterns/subject-glyph';
import { SubjectTag } from '@aw/ui/patterns/subject-tag';
import { Tag } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Highlight } from '@aw/ui/primitives/highlight';
import { Link } from '@aw/ui/primitives/link';
import { Time } from '@aw/ui/primitives/time';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation } from '@tanstack/react-query';
import { Download, Eye } from 'lucide-react';
import { api } from '~/lib/api';
import { firstPageShape, pageImageUrl } from '~/lib/document-card';
import { paths } from '~/lib/paths';
import { useGo } from '~/lib/use-go';
import { useLibraryAccess } from '~/lib/use-library-access';

const noDescription = 'No description. Open it to see the first pages.';

type GuideCardProps = { guide: DocumentCard; query: string };

/** Card of a study guide with its first page, figures, and buttons to view and download it. */
export function GuideCard({ guide, query }: GuideCardProps) {
  const {
    id,
    title,
    fileName,
    subject,
    description,
    documentType,
    viewCount,
    rating,
    uploadedAt,
    pageCount,
  } = guide;
  const { download, isPending } = useDownload(guide);
  const hasPictures = useLibraryAccess();
  return (
    <article className="grid h-full grid-cols-[72px_minmax(0,1fr)] grid-rows-[1fr_auto_auto] gap-x-4 gap-y-3 rounded-2 border border-line bg-surface-raised p-4 sm:grid-cols-[96px_minmax(0,1fr)]">
      <div
        className={`row-span-2 h-25 overflow-hidden rounded-1 px-2 pt-2 sm:h-33 ${familySurface[subjectFamily(subject)]}`}
      >
        {pageCount > 0 && hasPictures && (
          <img
            src={pageImageUrl(id, 1, 'thumb')}
            {...firstPageShape(fileName)}
            alt={`First page of ${title}`}
            loading="lazy"
            decoding="async"
            className="h-auto w-full bg-surface-raised shadow-page filter-(--page-filter)"
          />
        )}
      </div>
      <div className="grid content-start gap-1.5">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <SubjectTag subject={subject} />
          <Tag>{documentTypeNames[documentType]}</Tag>
        </p>
        <h3 className="line-clamp-2 text-17 leading-[1.28] wrap-anywhere">
          <Link to={paths.document(id)} className="text-ink no-underline hover:underline">
            <Highlight text={title} query={query} />
          </Link>
        </h3>
        <p className="line-clamp-3 text-14 text-ink-muted wrap-anywhere">
          {description ? <Highlight text={description} query={query} /> : noDescription}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 self-end text-13 text-ink-faint tabular-nums">
        {rating && <StarRating value={rating.average} count={rating.count} />}
        {viewCount > 0 && <span>{formatCount(viewCount, 'view')}</span>}
        <Time value={uploadedAt} />
      </p>
      <div className="col-span-full flex flex-wrap gap-2 border-t border-line pt-3">
        <Button asChild size="sm" icon={Eye}>
          <Link to={paths.document(id)} aria-label={`View ${title}`}>
            View
          </Link>
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={Download}
          isPending={isPending}
          pendingLabel="Opening…"
          aria-label={`Download ${title}`}
          onClick={download}
        >
          Download
        </Button>
      </div>
    </article>
  );
}

/** Downloads an unlocked document. For a locked one, opens its page, where one credit unlocks it. */
function useDownload({ id, title }: Pick<DocumentCard, 'id' | 'title'>) {
  const go = useGo();
  const { toast } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(getDocument, { params: { id } }),
    onSuccess: ({ isUnlocked, download }) => {
      if (isUnlocked && download.state === 'ready') {
        location.assign(urlOf(downloadDocument, { params: { id } }));
        return;
      }
      // The page of the document explains why there is no download, or waits for its PDF.
      if (isUnlocked) return void go(paths.document(id));
      toast({
        title: 'Unlock this document first',
        description: `One credit unlocks “${title}” forever, including the download.`,
      });
      void go(paths.document(id));
    },
    onError: () =>
      toast({
        title: 'Download Failed',
        description: 'We could not load the document. Please try again.',
        tone: 'danger',
      }),
  });
  return { download: () => mutate(), isPending };
}
