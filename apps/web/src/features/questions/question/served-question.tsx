import { CuePart } from '@aw/ui/patterns/cue-part';
import { PageHead } from '@aw/ui/patterns/page-head';
import { RichText } from '@aw/ui/patterns/rich-text';
import { backToQuestions } from '../back-to-questions';

/**
 * Mustache template of a question's public page, as search engines and first visitors receive it. It looks like the
 * application's page. The server's compiler has already sanitised the HTML of people's texts, so the template does not
 * escape it again. The build writes it (`scripts/served`).
 */
export function ServedQuestion() {
  return (
    <div className="wrap pb-16">
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_280px] xl:gap-12">
        <article className="min-w-0">
          <PageHead
            title="{{title}}"
            back={backToQuestions}
            eyebrow={
              <p className="flex flex-wrap gap-x-3 text-13 leading-5 font-strong">
                <span>{'{{subject}}'}</span>
                <span>{'{{status}}'}</span>
              </p>
            }
            meta={
              <>
                {'{{#facts}}'}
                <span>{'{{.}}'}</span>
                {'{{/facts}}'}
              </>
            }
          />
          <CuePart title="Question">
            <RichText html="{{{questionHtml}}}" source="" />
          </CuePart>
          {'{{#answers}}'}
          <CuePart title="{{heading}}">
            <div className="grid grid-cols-1 gap-4 rounded-2 border border-line bg-surface-raised p-4 sm:p-5">
              <p className="text-15 font-strong">{'{{expert}}'}</p>
              {'{{#steps}}'}
              <p>{'{{number}}. {{label}}'}</p>
              {'{{/steps}}'}
              <RichText html="{{{answerHtml}}}" source="" />
            </div>
          </CuePart>
          {'{{/answers}}'}
        </article>
      </div>
    </div>
  );
}
