import type { DocumentDetail } from '@aw/contracts/documents/public';
import { ActionCard } from '@aw/ui/patterns/action-card';
import { CircleHelp, MessageSquare } from 'lucide-react';
import { paths } from '../../../lib/paths';
import { CreditsHint } from './credits-hint';
import { DocumentAccess } from './document-access';
import { RateDocument } from './rate-document-card';

/** What can be done with a document: unlock or download it, rate it, chat about it, ask about it. */
export function DocumentSide({ document }: { document: DocumentDetail }) {
  const { id, status, isUnlocked, isOwn } = document;
  const isPublished = status === 'published';
  return (
    <aside aria-label="What you can do" className="grid min-w-0 grid-cols-1 gap-3">
      <DocumentAccess document={document} />
      {isPublished && isUnlocked && !isOwn && <RateDocument document={document} />}
      {isPublished && (
        <ActionCard
          icon={MessageSquare}
          title="Chat with this PDF"
          text="Answers that cite their page. Not open yet."
          to={paths.aiChat({ document: id })}
        />
      )}
      {isPublished && (
        <ActionCard
          icon={CircleHelp}
          title="Ask a Question"
          text="Experts on what the pages leave open. Not open yet."
          to={paths.ask}
        />
      )}
      {!isUnlocked && <CreditsHint />}
    </aside>
  );
}
