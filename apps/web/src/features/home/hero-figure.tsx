import { documentTypeNames } from '@aw/contracts/document-types';
import type { DocumentCard } from '@aw/contracts/documents';
import { Icon } from '@aw/ui/icon';
import { Link } from '@aw/ui/link';
import { familyInk, familySurface, SubjectGlyph, subjectFamily, subjectName } from '@aw/ui/subject-glyph';
import { Time } from '@aw/ui/time';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { firstPageShape, pageImageUrl } from '~/lib/document-card';
import { paths } from '~/lib/paths';
import { useHydrated } from '~/lib/use-hydrated';
import { recentDocumentsQuery } from './home-queries';

/** A real first page out of the library: that of the newest document. Quiet while there is none. */
export function HeroFigure() {
  const { data } = useQuery(recentDocumentsQuery);
  const isHydrated = useHydrated();
  const newest = isHydrated && data?.find(({ pageCount }) => pageCount > 0);
  return newest ? <PageFigure document={newest} /> : <QuietFigure />;
}

function PageFigure({ document }: { document: DocumentCard }) {
  const { id, title, subject, pageCount } = document;
  const family = subjectFamily(subject);
  const course = document.courseCode ?? document.courseName;
  const thumb = pageImageUrl(id, 1, 'thumb');
  const page = pageImageUrl(id, 1, 'page');
  return (
    <Frame
      tab={
        <span className={`${tabStyle} ${familySurface[family]} ${familyInk[family]}`}>
          <SubjectGlyph subject={subject} />
          {subjectName(subject)}
        </span>
      }
      count={`page 1 of ${pageCount}`}
      surface={familySurface[family]}
      sheet={
        <img
          src={page}
          srcSet={`${thumb} 400w, ${page} 1200w`}
          sizes="(min-width: 900px) 600px, 148vw"
          {...firstPageShape(document.fileName)}
          alt={`First page of ${title}`}
          fetchPriority="high"
          className="h-auto w-full filter-(--page-filter) max-sm:-ms-4 max-sm:w-[148%] max-sm:max-w-none"
        />
      }
    >
      <p className="flex items-center gap-2 text-14 text-ink-muted">
        <Icon icon={FileText} size="sm" />
        The newest page in the library
      </p>
      <p className="font-serif text-17 wrap-anywhere">
        <Link to={paths.document(id)}>{title}</Link>
      </p>
      <p className="text-12 text-ink-faint">
        {[course, documentTypeNames[document.documentType]].filter(Boolean).join(' · ')} ·{' '}
        <Time value={document.uploadedAt} />
      </p>
    </Frame>
  );
}

function QuietFigure() {
  return (
    <Frame
      tab={<span className={`${tabStyle} bg-surface-sunken text-ink-muted`}>Study documents</span>}
      surface="bg-surface-sunken"
      sheet={
        <span className="grid size-full place-content-center pb-10 text-ink-faint">
          <Icon icon={BookOpen} size="lg" />
        </span>
      }
    >
      <p className="text-14 text-ink-muted">
        Each document shows its first pages before anything is spent: notes, past exams, lab reports and study
        guides.
      </p>
    </Frame>
  );
}

const tabStyle =
  'flex items-center gap-1.5 rounded-t-2 ps-3 pe-3.5 pt-1 pb-1.25 text-13 leading-5 font-strong';

type FrameProps = { tab: ReactNode; count?: string; surface: string; sheet: ReactNode; children: ReactNode };

function Frame({ tab, count, surface, sheet, children }: FrameProps) {
  return (
    <figure className="min-w-0 self-center">
      <div className="flex items-center justify-between gap-2">
        {tab}
        <span className="text-12 leading-4.5 text-ink-faint tabular-nums">{count}</span>
      </div>
      <div className={`overflow-hidden rounded-se-2 ps-4 pt-4 sm:ps-6 sm:pt-6 ${surface}`}>
        <div className="aspect-[880/700] overflow-hidden bg-surface-raised shadow-page sm:aspect-[880/556]">
          {sheet}
        </div>
      </div>
      <figcaption className="relative ms-auto -mt-7 grid w-[min(400px,92%)] gap-1.5 rounded-2 bg-surface-raised px-4.5 py-4 shadow-2 lg:-me-4 lg:-mt-13">
        {children}
      </figcaption>
    </figure>
  );
}
