import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { ActionCard } from '@aw/ui/patterns/action-card';
import { ShareButton } from '@aw/ui/patterns/share-button';
import { CircleHelp, ListChecks, MessageSquare, NotebookPen } from 'lucide-react';
import { OwnDocumentActions } from '~/documents/own-document-actions';
import { SaveButton } from '~/documents/save-button';
import { usePublicConfig } from '~/lib/config';
import { paths } from '~/lib/paths';
import { absolute } from '~/lib/site-details';
import { ReportButton } from '~/moderation/report-button';
import { materialAddress } from '~/study-materials/material-address';
import { CiteButton } from './cite/cite-button';
import { DocumentAccess } from './document-access';
import { RateDocument } from './rate-document-card';
import { useOpenPage } from './use-open-page';

/** The actions for a document: unlock or download, save, share and cite, rate, chat, study material, a quiz, ask an expert. */
export function DocumentSide({ document }: { document: DocumentDetail }) {
  const { id, status, isUnlocked, isOwn } = document;
  const { hasAiModel } = usePublicConfig();
  const isPublished = status === 'published';
  const page = useOpenPage(document);
  return (
    <aside aria-label="What you can do" className="grid min-w-0 grid-cols-1 gap-3">
      <DocumentAccess document={document} />
      {isOwn && <OwnDocumentActions document={document} />}
      {isPublished && <DocumentTools document={document} />}
      {isPublished && isUnlocked && !isOwn && <RateDocument document={document} />}
      {isPublished && (
        <ActionCard
          icon={MessageSquare}
          title="Chat with this PDF"
          text="Ask anything about it. Answers show the page they come from."
          to={paths.aiChat({ document: id })}
        />
      )}
      {isPublished && (
        <ActionCard
          icon={NotebookPen}
          title="Study material"
          text={hasAiModel ? 'Make flashcards, a summary or an outline.' : 'Make a summary or an outline.'}
          to={materialAddress({ document: id })}
        />
      )}
      {isPublished && hasAiModel && (
        <ActionCard
          icon={ListChecks}
          title="Make a quiz from this"
          text="Test yourself. Each question shows its page."
          to={paths.aiQuizGenerator({ document: id })}
        />
      )}
      {isPublished && (
        <ActionCard
          icon={CircleHelp}
          title="Ask a Question"
          text="An expert explains what is still unclear."
          to={paths.askOn({ document: id, page })}
        />
      )}
    </aside>
  );
}

/** Buttons that save, share, cite and report a published document. */
function DocumentTools({ document }: { document: DocumentDetail }) {
  const { id, title, isListed, isOwn } = document;
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
      <SaveButton documentId={id} title={title} />
      {isListed !== false && <ShareButton url={absolute(paths.document(id))} title={title} />}
      <CiteButton document={document} />
      {!isOwn && <ReportButton kind="document" id={id} />}
    </div>
  );
}
