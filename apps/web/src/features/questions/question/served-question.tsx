import { CuePart } from '@aw/ui/patterns/cue-part';
import { PageHead } from '@aw/ui/patterns/page-head';
import { quotationStyle } from '@aw/ui/patterns/question-source';
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
            {'{{#source}}'}
            <div className={`mb-5 ${quotationStyle}`}>
              {'{{#quote}}'}
              <blockquote className="max-w-full font-serif text-15 leading-body wrap-anywhere">
                {'“{{quote}}”'}
              </blockquote>
              {'{{/quote}}'}
              {'{{#withheld}}'}
              <p className="text-15 text-ink-muted">{'{{withheld}}'}</p>
              {'{{/withheld}}'}
              <p className="max-w-full text-14 wrap-anywhere text-ink-muted">
                {'{{#to}}'}
                About <a href="{{to}}">{'{{name}}'}</a>
                {'{{/to}}'}
                {'{{^to}}About {{name}}{{/to}}'}
              </p>
            </div>
            {'{{/source}}'}
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
