import { RichText } from '@aw/ui/patterns/rich-text';
import { Button } from '@aw/ui/primitives/button';
import { useId, useState } from 'react';
import { useRichTextPreview } from './use-rich-text-preview';

const hints = {
  empty: 'Nothing to preview yet.',
  loading: 'Preparing the preview…',
  failed: 'The preview did not load. Your text is safe, and you can post it without a preview.',
  'too complex':
    'We cannot show this text: it has too many formulas or too many levels. Please make it simpler or split it.',
} as const;

type RichTextPreviewProps = {
  source: string;
  /** Whether the hint about formulas is shown. */
  hasHint: boolean;
};

/** Hint about formulas, and a button that shows a preview of the text. */
export function RichTextPreview({ source, hasHint }: RichTextPreviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p hidden={!hasHint} className="text-13 text-ink-muted">
          Write formulas between dollar signs: <code>$x^2$</code>, <code>{'$\\ce{H2O}$'}</code>.
        </p>
        <div className="-ms-2">
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide preview' : 'Show preview'}
          </Button>
        </div>
      </div>
      <section id={id} aria-label="Preview" hidden={!isOpen}>
        {isOpen && <Preview source={source} />}
      </section>
    </div>
  );
}

function Preview({ source }: { source: string }) {
  const preview = useRichTextPreview(source);
  return (
    <div className="min-w-0 border-s border-margin-rule ps-4 text-15" aria-live="polite">
      {preview.state === 'shown' ? (
        <RichText html={preview.html} source={source} />
      ) : (
        <p className="text-14 text-ink-muted">{hints[preview.state]}</p>
      )}
    </div>
  );
}
