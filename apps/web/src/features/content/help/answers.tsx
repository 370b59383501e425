import type { FaqEntry } from '@aw/content/schemas/help';
import { Highlight } from '@aw/ui/primitives/highlight';
import { Link } from '@aw/ui/primitives/link';

type AnswersProps = { entries: readonly FaqEntry[]; q: string };

/** Questions with their answers. Search words are highlighted in both. */
export function Answers({ entries, q }: AnswersProps) {
  return (
    <div>
      {entries.map(({ id, question, answer, link }) => (
        <div
          key={id}
          id={id}
          className="grid gap-x-8 gap-y-2 border-line not-first:border-t not-first:pt-5 not-last:pb-5 break-inside-avoid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <h3 className="leading-title">
            <Highlight text={question} query={q} />
          </h3>
          <div className="grid max-w-measure content-start gap-2 text-15">
            <p className="text-ink-muted">
              <Highlight text={answer} query={q} />
            </p>
            <p className="print:hidden">
              <Link to={link.to} className="inline-flex min-h-6 items-center font-strong">
                {link.text}
              </Link>
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}
