import { Check, Copy } from 'lucide-react';
import { Button } from '../../primitives/button';
import { useCopy } from '../../primitives/use-copy';
import { VisuallyHidden } from '../../primitives/visually-hidden';

export type CitationItem = {
  /** Name of the style, such as 'APA'. */
  style: string;
  /** Citation with its italics. */
  parts: readonly { text: string; isItalic?: boolean }[];
  /** Citation for the clipboard: as text, and as HTML for word processors. */
  text: string;
  html: string;
};

const shownForMs = 3000;

/** Lists citations of one work in several styles, each with a button that copies it. */
export function CitationList({ citations }: { citations: readonly CitationItem[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {citations.map((citation) => (
        <li key={citation.style} className="grid grid-cols-1 gap-1.5">
          <Citation {...citation} />
        </li>
      ))}
    </ul>
  );
}

function Citation({ style, parts, text, html }: CitationItem) {
  const { outcome, copy } = useCopy(shownForMs);
  const isEntry = text.startsWith('@');
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-sans text-14 font-strong">{style}</h3>
        <Button
          size="sm"
          icon={outcome === 'copied' ? Check : Copy}
          onClick={() => void copy(text, isEntry ? undefined : html)}
        >
          {outcome === 'copied' ? 'Copied' : 'Copy'} <VisuallyHidden>{style}</VisuallyHidden>
        </Button>
      </div>
      <p
        dir="auto"
        className={`rounded-2 bg-surface-sunken px-3 py-2.5 whitespace-pre-wrap wrap-anywhere select-text ${isEntry ? 'font-mono text-13' : 'text-14'}`}
      >
        {parts.map(({ text: part, isItalic }) => (isItalic ? <i key={part}>{part}</i> : part))}
      </p>
      <VisuallyHidden isAnnounced>{outcome === 'copied' && `Copied ${style}`}</VisuallyHidden>
      {outcome === 'refused' && (
        <p role="status" className="text-13 text-danger">
          Not copied. Select the text and copy it.
        </p>
      )}
    </>
  );
}
