import type { ReactNode } from 'react';
import { RichText } from '../layout/rich-text';

/** Text of a question: its source, and the HTML that the server compiled from it, or null if that failed. */
export type QuizText = { source: string; html: string | null };

export type OptionLetter = 'A' | 'B' | 'C' | 'D';

export const optionLetters: readonly OptionLetter[] = ['A', 'B', 'C', 'D'];

/** Grid of an option: its letter, then its text. */
export const optionRow =
  'grid min-h-17 grid-cols-[40px_minmax(0,1fr)] items-center gap-x-4 border-b border-line px-2 py-3.5 text-17 leading-body';

/** Circle for an option's letter, without colours. */
export const optionLetter =
  'grid size-10 place-items-center rounded-full border font-serif text-17 leading-none font-strong';

/** Text of the question, above its options. */
export const stemStyle =
  'font-serif text-22 leading-[1.32] font-medium tracking-[-0.01em] wrap-anywhere lg:text-28 lg:leading-[1.32] [&_p]:text-balance';

type OptionTextProps = { text: QuizText; children?: ReactNode };

/** Text of an option. Inside a `data-chosen` or checked `group`, each of its lines is highlighted. */
export function OptionText({ text, children }: OptionTextProps) {
  return (
    <div className="min-w-0">
      <div className="-ms-[.3em] wrap-anywhere [&_p]:inline [&_p]:box-decoration-clone [&_p]:px-[.3em] [&_p]:py-[.14em] group-has-checked:[&_p]:marked-lines group-has-checked:[&_p]:font-medium group-data-chosen:[&_p]:marked-lines group-data-chosen:[&_p]:font-medium">
        <RichText {...text} />
      </div>
      {children}
    </div>
  );
}
