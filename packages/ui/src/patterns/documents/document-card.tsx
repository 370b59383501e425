import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/badge';
import { CardLink } from '../../primitives/card-link';
import { formatCount } from '../../primitives/format-count';
import { Highlight } from '../../primitives/highlight';
import type { Mark } from '../../primitives/highlight-parts';
import { Icon } from '../../primitives/icon';
import { Skeleton } from '../../primitives/skeleton';
import { Time } from '../../primitives/time';
import { familyInk, familySurface, SubjectGlyph, subjectFamily, subjectName } from './subjects/subject-glyph';

export type DocumentCardProps = {
  to: string;
  title: string;
  /** Name or id. 'General' and any other text get the generic glyph. */
  subject: string;
  pageCount: number;
  /** Summary in a sentence or two. */
  snippet?: string | null;
  /** 'CHEM 112L'. */
  course?: string | null;
  /** Display name: 'Lab Report'. */
  documentType: string;
  uploadedAt?: string | null;
  /** Picture of page 1. Its shape tells slides from sheets. */
  firstPage?: { src: string; width: number; height: number } | null;
  /** Matches of the query in title and snippet are marked. */
  query?: string;
  /** Why the document is in this list, such as 'Same course'. */
  label?: string;
  /** Loads the picture eagerly, for cards that are visible when a page opens. */
  isAtTop?: boolean;
  /** Page with the search hit. Its passage replaces the snippet if the reader may see it. */
  hit?: { page: number; snippet: string | null; marks?: readonly Mark[] } | null;
  /** Small button beside the link that covers the card, such as to save the document. */
  action?: ReactNode;
};

const shape =
  'group relative grid grid-cols-[112px_minmax(0,1fr)] grid-rows-[auto_1fr] sm:grid-cols-1 sm:grid-rows-[auto_172px_1fr]';
const tabRow = 'col-span-full flex items-center justify-between gap-2';
const tab =
  'flex min-w-0 items-center gap-1.5 rounded-t-2 ps-2.5 pe-3 pt-0.75 pb-1 text-13 leading-5 font-strong';
const tray = 'relative min-h-37 overflow-hidden rounded-es-2 sm:min-h-0 sm:rounded-es-none sm:rounded-se-2';
const body =
  'flex min-w-0 flex-col gap-1.5 rounded-e-2 border border-s-0 border-line bg-surface-raised px-3.5 py-3 sm:rounded-e-none sm:rounded-b-2 sm:border-s sm:border-t-0 sm:px-4 sm:py-3.5';

/** Shows a document as an index card with its first page. The whole card is one link, below its action. */
export function DocumentCard(props: DocumentCardProps) {
  const { to, title, subject, pageCount, course, documentType, uploadedAt, firstPage, isAtTop, query } =
    props;
  return (
    <DocumentCardFrame
      to={to}
      subject={subject}
      pages={pageCount > 0 && formatCount(pageCount, 'page')}
      firstPage={firstPage ? <FirstPage {...firstPage} title={title} isAtTop={isAtTop} /> : <NoFirstPage />}
      title={<Highlight text={title} query={query} />}
      snippet={<Snippet {...props} />}
      about={[course, documentType].filter(Boolean).join(' · ')}
      uploaded={<Time value={uploadedAt} />}
      action={props.action}
    />
  );
}

export type DocumentCardFrameProps = {
  to: string;
  subject: string;
  pages: ReactNode;
  /** A FirstPage or a NoFirstPage. */
  firstPage: ReactNode;
  title: ReactNode;
  snippet: ReactNode;
  about: ReactNode;
  uploaded: ReactNode;
  action?: ReactNode;
};

/** Layout of the card, with a slot for each of its parts. */
export function DocumentCardFrame({
  to,
  subject,
  pages,
  firstPage,
  action,
  ...texts
}: DocumentCardFrameProps) {
  const family = subjectFamily(subject);
  return (
    <article className={shape}>
      <div className={tabRow}>
        <span className={`${tab} ${familySurface[family]} ${familyInk[family]}`}>
          <SubjectGlyph subject={subject} />
          <span className="truncate">{subjectName(subject)}</span>
        </span>
        <span className="ms-auto text-12 leading-4.5 whitespace-nowrap text-ink-faint tabular-nums">
          {pages}
        </span>
        {action && <span className="relative z-1 -my-1.5 grid">{action}</span>}
      </div>
      <div className={`${tray} ${familySurface[family]} ${familyInk[family]}`}>{firstPage}</div>
      <div className={body}>
        <h3 className="-mx-[.1em] line-clamp-3 px-[.1em] text-17 leading-[1.28] tracking-[-0.008em] wrap-anywhere sm:line-clamp-2 sm:min-h-[2.56em]">
          <CardLink to={to}>{texts.title}</CardLink>
        </h3>
        <p className="line-clamp-2 text-13 leading-[1.5] text-ink-muted wrap-anywhere">{texts.snippet}</p>
        <p className="mt-auto flex flex-wrap justify-between gap-x-2 pt-1.5 text-12 leading-4.5 text-ink-faint sm:flex-nowrap">
          <span className="truncate">{texts.about}</span>
          {texts.uploaded}
        </p>
      </div>
    </article>
  );
}

export type FirstPageProps = {
  src: string;
  width: number;
  height: number;
  title: string;
  isAtTop?: boolean;
};

/** Picture of the first page on a card. */
export function FirstPage({ src, width, height, title, isAtTop = false }: FirstPageProps) {
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={`First page of ${title}`}
      loading={isAtTop ? 'eager' : 'lazy'}
      decoding={isAtTop ? 'sync' : 'async'}
      fetchPriority={isAtTop ? 'high' : 'low'}
      className={`absolute start-3.5 top-3.5 h-auto w-[calc(100%+12px)] max-w-none bg-surface-raised shadow-page filter-(--page-filter) sm:inset-x-0 sm:top-5 sm:mx-auto ${width > height ? 'sm:w-21/25' : 'sm:w-18/25'}`}
    />
  );
}

/** Placeholder for a first page that is not rendered yet. */
export function NoFirstPage() {
  return (
    <span className="absolute inset-0 grid place-content-center justify-items-center gap-1.5 px-2 text-center text-12">
      <Icon icon={FileText} size="lg" />
      No preview yet
    </span>
  );
}

function Snippet({ hit, label, snippet, query }: DocumentCardProps) {
  const passage = hit?.snippet;
  return (
    <>
      {(hit || label) && (
        <span className="me-1.5 inline-flex align-[1px] [&>span]:py-0">
          {hit ? <Badge tone="mark">{`p. ${hit.page}`}</Badge> : <Badge>{label}</Badge>}
        </span>
      )}
      {passage ? (
        <Highlight text={passage} query={query} marks={hit?.marks} />
      ) : (
        snippet && <Highlight text={snippet} query={query} />
      )}
    </>
  );
}

/** Placeholder while a document card loads. */
export function DocumentCardSkeleton() {
  return (
    <div aria-hidden="true" className={shape}>
      <div className={tabRow}>
        <span className={`${tab} h-6.75 w-28 bg-surface-sunken dark:bg-surface-raised`}>
          <Skeleton />
        </span>
      </div>
      <div className={`${tray} bg-surface-sunken dark:bg-surface-raised`} />
      <div className={`${body} min-h-37 gap-2.5`}>
        <Skeleton shape="title" width="long" />
        <Skeleton width="half" />
        <Skeleton width="long" />
        <div className="mt-auto flex justify-between pt-1.5">
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      </div>
    </div>
  );
}
