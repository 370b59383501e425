import type { HelpSection } from '@aw/content/schemas/help';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';

/** The head of a guide, with a link back to the help center. */
export function GuideHead({ title, lead }: { title: string; lead: string }) {
  return <PageHead back={{ label: 'Help Center', to: paths.help }} title={title} lead={lead} />;
}

type GuideSectionProps = { section: HelpSection; level?: 2 | 3 };

/** A section of a guide: heading, text, steps and links. */
export function GuideSection({ section, level = 3 }: GuideSectionProps) {
  const { id, title, text, steps, links } = section;
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-0 gap-y-3 border-line not-first:border-t not-first:pt-6 not-last:pb-6 break-inside-avoid md:grid-cols-[200px_minmax(0,1fr)] lg:grid-cols-[240px_minmax(0,1fr)]"
    >
      <header className="grid content-start justify-items-start gap-1.5 border-margin-rule md:border-e md:pe-6">
        <Heading id={id} className="text-18 leading-title">
          {title}
        </Heading>
      </header>
      <div className="grid max-w-measure content-start gap-3 md:ps-6">
        <p>{text}</p>
        {steps.length > 0 && (
          <ol className="grid list-decimal gap-1.5 ps-5 text-15 marker:text-ink-muted">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <SectionLinks links={links} />
      </div>
    </section>
  );
}

function SectionLinks({ links: [first, ...rest] }: Pick<HelpSection, 'links'>) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-15 print:hidden">
      {first && (
        <Button asChild>
          <Link to={first.to}>{first.text}</Link>
        </Button>
      )}
      {rest.map(({ text, to }) => (
        <Link key={text} to={to} className="inline-flex min-h-6 items-center">
          {text}
        </Link>
      ))}
    </p>
  );
}

/** Links for readers whose question the guide did not answer. */
export function GuideFoot() {
  return (
    <p className="mt-10 border-t border-line pt-4 text-15 text-ink-muted print:hidden">
      Still have a question? <Link to={paths.help}>Search the answers</Link> or{' '}
      <Link to={`${paths.help}#message`}>write to us</Link>.
    </p>
  );
}
