import { CueSection } from '@aw/ui/patterns/cue-section';
import { SubjectGlyph } from '@aw/ui/patterns/subject-glyph';
import { formatAny } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { paths } from '~/lib/paths';
import { figuresQuery } from './guides-queries';
import { popularSubjects } from './guides-search';

/** Popular subjects with the number of documents in each. */
export function PopularSubjects() {
  const { data, isError } = useQuery(figuresQuery);
  return (
    <CueSection title="Popular subjects" lead="Choose one to see its documents.">
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 2xl:grid-cols-4">
        {popularSubjects.map((subject) => (
          <li key={subject} className="border-b border-line">
            <Link
              to={paths.documents({ subject })}
              className="group flex items-center gap-3 py-3 text-ink no-underline"
            >
              <SubjectGlyph subject={subject} variant="boxed" />
              <span className="min-w-0">
                <span className="block text-15 leading-[1.35] font-strong group-hover:underline">
                  {subject}
                </span>
                <span className="block text-13 text-ink-muted tabular-nums">
                  {data && formatAny(data.bySubject[subject] ?? 0, 'document')}
                  {!data && !isError && <Skeleton />}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </CueSection>
  );
}
