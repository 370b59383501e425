import built from '@aw/content/about';
import type { About } from '@aw/content/schemas/about';
import texts from '@aw/content/services';
import { orderServices } from '@aw/contracts/orders/services';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { PageHead } from '@aw/ui/patterns/page-head';
import { SubjectTag } from '@aw/ui/patterns/subject-tag';
import { Link } from '@aw/ui/primitives/link';
import { ClaimFigures } from '~/content/claim-figures';
import { useLiveText } from '~/content/live-content';
import { paths } from '~/lib/paths';
import { SupportContacts } from '~/shell/support-contacts';
import { FirstMessage } from './first-message';

const titles = new Map<string, string>(orderServices.map(({ id, title }) => [id, title]));

/** The page /about: the site's figures, mission, services, subjects and contacts. */
export function AboutPage() {
  const texts = useLiveText('about', built);
  return (
    <div className="wrap pb-16">
      <PageHead title="About Us" lead={texts.lead} />
      <ClaimFigures ids={texts.stats} label="The site in figures" />
      <Mission mission={texts.mission} principles={texts.principles} />
      <ServicesIndex />
      <SubjectAreas subjects={texts.subjectAreas} />
      <FirstMessage {...texts.contact} />
      <SupportContacts />
    </div>
  );
}

/** The mission of the site and the principles of its work. */
function Mission({ mission, principles }: Pick<About, 'mission' | 'principles'>) {
  return (
    <>
      <CueSection title={mission.title}>
        <div className="grid max-w-measure gap-4">
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph} className="font-serif text-18 lg:first:text-22 lg:first:leading-[1.4]">
              {paragraph}
            </p>
          ))}
        </div>
      </CueSection>
      <CueSection title="How we work">
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {principles.map(({ title, text }) => (
            <div key={title} className="grid content-start gap-1">
              <dt className="font-serif text-17 leading-title font-strong">{title}</dt>
              <dd className="text-15 text-ink-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </CueSection>
    </>
  );
}

/** The services that can be ordered, each linked to its line in the price list. */
function ServicesIndex() {
  return (
    <CueSection
      title="Services"
      lead="What we write, edit and prepare."
      action={{ label: 'Price list', to: paths.services }}
    >
      <ul className="-mt-2.5 gap-x-10 sm:columns-2 xl:columns-3">
        {texts.services.map(({ id }) => (
          <li key={id} className="break-inside-avoid border-b border-line">
            <Link
              to={`${paths.services}#${id}`}
              className="block py-2.5 text-15 text-ink no-underline hover:underline"
            >
              {titles.get(id) ?? id}
            </Link>
          </li>
        ))}
      </ul>
    </CueSection>
  );
}

/** Subjects with their icons, each linked to its documents. */
function SubjectAreas({ subjects }: { subjects: readonly string[] }) {
  return (
    <CueSection
      title="Subject areas"
      lead="Choose a subject to see its documents."
      action={{ label: 'All documents', to: paths.documents() }}
    >
      <ul className="-mt-2 flex flex-wrap gap-x-5 gap-y-1 sm:grid sm:grid-cols-3 sm:gap-x-4 xl:grid-cols-4">
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
