import { Badge } from '@aw/ui/primitives/badge';
import { Time } from '@aw/ui/primitives/time';
import { PanelSection } from '../../../resource-list/panel-section';
import { AppealForm } from './appeal-form';
import type { OpenDocument } from './open-document';

type AppealSectionProps = { document: OpenDocument };

/** What the uploader objects, and the answer: the form for it while it is open, its words afterwards. */
export function AppealSection({ document }: AppealSectionProps) {
  const { appeal } = document;
  if (!appeal) return null;
  return (
    <PanelSection title="Appeal">
      <blockquote className="border-s-2 border-line-strong ps-3 font-serif text-16 whitespace-pre-line wrap-anywhere">
        {appeal.message}
      </blockquote>
      <p className="text-13 text-ink-muted">
        The uploader, <Time value={appeal.createdAt} />
      </p>
      {appeal.status === 'open' ? (
        <AppealForm appealId={appeal.id} isRemoved={document.removedAt !== null} />
      ) : (
        <div className="grid justify-items-start gap-1 pt-1 text-13">
          <Badge tone={appeal.status === 'granted' ? 'positive' : 'neutral'}>
            {appeal.status === 'granted' ? 'Granted' : 'Denied'}
          </Badge>
          <p className="whitespace-pre-line wrap-anywhere">{appeal.answer}</p>
        </div>
      )}
    </PanelSection>
  );
}
