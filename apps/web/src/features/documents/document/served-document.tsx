import { PageHead } from '@aw/ui/patterns/page-head';
import { Icon } from '@aw/ui/primitives/icon';
import { Lock } from 'lucide-react';
import { splitStyle } from '~/shell/split-style';
import { backToDocuments } from './back-to-documents';
import { ServedPage } from './served-page';

/**
 * The public page of a document for search engines and first visits: a Mustache template that looks like the
 * application's page. The build writes it (`scripts/served`), and the API fills it with public data.
 */
export function ServedDocument({ hasLead }: { hasLead: boolean }) {
  return (
    <div className="wrap pb-16">
      <PageHead
        back={backToDocuments}
        title="{{title}}"
        eyebrow={<span className="text-13 leading-5 font-strong">{'{{subject}}'}</span>}
        lead={hasLead ? '{{lead}}' : undefined}
        meta={
          <>
            {'{{#facts}}'}
            <span>{'{{.}}'}</span>
            {'{{/facts}}'}
          </>
        }
      />
      <div className={splitStyle}>
        <section
          aria-label="Pages of {{title}}"
          className="grid min-w-0 grid-cols-1 gap-6 rounded-2 bg-surface-sunken p-4 lg:p-8"
        >
          {'{{#pages}}'}
          <figure
            id="page-{{number}}"
            className="mx-auto grid w-full max-w-170 grid-cols-1 justify-items-center gap-1.5"
          >
            <div className="reading-page min-h-80 w-full bg-surface-raised px-5 py-6 shadow-page sm:px-10 sm:py-8">
              <ServedPage />
            </div>
            <figcaption className="text-12 text-ink-faint tabular-nums">
              {'{{number}} of {{pageCount}}'}
            </figcaption>
          </figure>
          {'{{/pages}}'}
          {'{{#locked}}'}
          <div className="locked-pages mx-auto grid w-full max-w-170 justify-items-center gap-1 border border-line bg-surface-raised px-4 py-14 text-center">
            <Icon icon={Lock} />
            <p className="font-serif text-18">{'{{locked}}'}</p>
            <p className="text-14 text-ink-muted">
              One credit unlocks all pages. Create a free account and confirm your email address to get one
              (once per inbox).
            </p>
          </div>
          {'{{/locked}}'}
        </section>
      </div>
    </div>
  );
}
