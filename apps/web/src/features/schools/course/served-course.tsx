import { CardGrid } from '@aw/ui/patterns/card-grid';
import { PageHead } from '@aw/ui/patterns/page-head';
import { CardLink } from '@aw/ui/primitives/card-link';

/** The public page of a course as a Mustache template: see ServedDocument. */
export function ServedCourse() {
  return (
    <div className="wrap pb-16">
      <PageHead
        title="{{title}}"
        back={{ label: '{{school}}', to: '{{schoolTo}}' }}
        meta={
          <>
            {'{{#facts}}'}
            <span>{'{{.}}'}</span>
            {'{{/facts}}'}
          </>
        }
      />
      <CardGrid>
        {'{{#documents}}'}
        <ServedCard />
        {'{{/documents}}'}
        {'{{#questions}}'}
        <ServedCard />
        {'{{/questions}}'}
      </CardGrid>
    </div>
  );
}

function ServedCard() {
  return (
    <li className="group relative grid content-start gap-1 rounded-2 border border-line bg-surface-raised p-4">
      <h2 className="text-16 wrap-anywhere">
        <CardLink to="{{to}}">{'{{title}}'}</CardLink>
      </h2>
      <p className="line-clamp-2 text-14 text-ink-muted wrap-anywhere">{'{{about}}'}</p>
    </li>
  );
}
