import { ReadingSettingsForm } from '@aw/ui/patterns/reading-settings-form';
import { Button } from '@aw/ui/primitives/button';
import { Settings2, Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useReadAloud } from './read-aloud';
import { useReadingSettings } from './reading-settings';

type ReadingToolsProps = {
  documentId: number;
  /** Page at which reading aloud begins, and the number of readable pages. */
  page: number;
  pageCount: number;
  /** Called when the next page is read. */
  onPage: (page: number) => void;
};

/** Reads a document aloud where the browser can, and changes how its text looks. */
export function ReadingTools({ documentId, page, pageCount, onPage }: ReadingToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const { settings, change, reset } = useReadingSettings();
  const speech = useReadAloud({ documentId, pageCount, onPage });
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-2">
        {speech.isPossible && (
          <Button
            size="sm"
            icon={speech.page === undefined ? Volume2 : Square}
            onClick={() => (speech.page === undefined ? speech.start(page) : speech.stop())}
          >
            {speech.page === undefined ? 'Read aloud' : 'Stop reading'}
          </Button>
        )}
        <Button
          size="sm"
          icon={Settings2}
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'reading-settings' : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Reading settings
        </Button>
      </div>
      <p role="status" className={speech.problem ? 'text-14 text-ink-muted' : 'sr-only'}>
        {speech.problem ?? (speech.page !== undefined && `Reading page ${speech.page} aloud`)}
      </p>
      {isOpen && (
        <section
          id="reading-settings"
          aria-label="Reading settings"
          className="rounded-2 border border-line bg-surface-raised p-4"
        >
          <ReadingSettingsForm settings={settings} onChange={change} onReset={reset} />
        </section>
      )}
    </div>
  );
}
