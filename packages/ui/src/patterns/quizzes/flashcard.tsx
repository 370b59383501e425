import type { ReactNode } from 'react';
import { RichText } from '../layout/rich-text';
import { stemStyle } from './quiz-option';

export type FlashcardProps = {
  /** Title of what the card was made from. */
  title: string;
  /** From 1. */
  number: number;
  total: number;
  frontHtml: string;
  backHtml: string;
  isBackShown: boolean;
  /** Link to the page that the card comes from, shown below its back. */
  source?: ReactNode;
};

/** A flashcard: its front, and its back once it is shown. */
export function Flashcard({
  title,
  number,
  total,
  frontHtml,
  backHtml,
  isBackShown,
  source,
}: FlashcardProps) {
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <div className="flex items-center justify-between gap-3 text-14 text-ink-muted">
        <p className="truncate">{title}</p>
        <h2 className="flex-none font-sans text-14 font-normal tracking-normal tabular-nums">
          <span aria-live="polite">{`Card ${number} of ${total}`}</span>
        </h2>
      </div>
      <div className={stemStyle}>
        <RichText html={frontHtml} source="" />
      </div>
      {isBackShown && (
        <div className="grid grid-cols-1 gap-3 border-t border-line pt-5">
          <h3 className="sr-only">Answer</h3>
          <RichText html={backHtml} source="" />
          {source && <p className="text-13 text-ink-muted">{source}</p>}
        </div>
      )}
    </div>
  );
}
