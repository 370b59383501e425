import { CueSection } from '@aw/ui/patterns/cue-section';
import { SubjectTag } from '@aw/ui/patterns/subject-tag';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';

/** The subjects that people work in, each with its sign and the way to its documents. */
export function SubjectAreas({ subjects }: { subjects: readonly string[] }) {
  return (
    <CueSection
      title="Subject areas"
      lead="Each leads to the documents of its subject."
      action={{ label: 'All documents', to: paths.documents() }}
    >
      <ul className="-mt-2 flex flex-wrap gap-x-5 gap-y-1 sm:grid sm:grid-cols-3 sm:gap-x-4 desk:grid-cols-4">
        {subjects.map((subject) => (
          <li key={subject} className="min-w-0">
            <Link
              to={paths.documents({ subject })}
              className="flex min-h-10 min-w-0 items-center no-underline hover:underline"
            >
              <SubjectTag subject={subject} />
            </Link>
          </li>
        ))}
      </ul>
    </CueSection>
  );
}
