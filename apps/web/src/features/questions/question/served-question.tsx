import { CuePart } from '@aw/ui/patterns/cue-part';
import { PageHead } from '@aw/ui/patterns/page-head';
import { RichText } from '@aw/ui/patterns/rich-text';
import { backToQuestions } from '../back-to-questions';

/**
 * The public page of a question as search engines and first visitors get it: a Mustache template in the look of the
 * application's page. Texts of people come as the HTML that the server's compiler made and cleaned, so they are not
 * escaped once more. The build writes it (`scripts/served`).
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
