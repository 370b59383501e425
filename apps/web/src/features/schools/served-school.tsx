import { CardGrid } from '@aw/ui/patterns/card-grid';
import { PageHead } from '@aw/ui/patterns/page-head';
import { paths } from '~/lib/paths';

/** The public page of a school as a Mustache template: see ServedDocument. */
export function ServedSchool() {
  return (
    <div className="wrap pb-16">
      <PageHead
        title="{{name}}"
        back={{ label: 'Back to Schools', to: paths.schools() }}
        meta={
          <>
            {'{{#facts}}'}
            <span>{'{{.}}'}</span>
            {'{{/facts}}'}
          </>
        }
      />
      <h2 className="pb-4 text-18">{'{{heading}}'}</h2>
      <CardGrid>
        {'{{#courses}}'}
        <li className="grid content-start gap-1 rounded-2 border border-line bg-surface-raised p-4">
          <h3 className="text-16 wrap-anywhere">{'{{name}}'}</h3>
          <p className="text-14 text-ink-muted">{'{{about}}'}</p>
        </li>
        {'{{/courses}}'}
      </CardGrid>
    </div>
  );
}
