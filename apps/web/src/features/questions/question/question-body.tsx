import { type QuestionSource as Source, withheldSourceText } from '@aw/contracts/questions/about';
import type { Question } from '@aw/contracts/questions/question';
import { QuestionSource } from '@aw/ui/patterns/question-source';
import { RichText } from '@aw/ui/patterns/rich-text';
import { ShareButton } from '@aw/ui/patterns/share-button';
import { Button } from '@aw/ui/primitives/button';
import { PenLine, Printer } from 'lucide-react';
import { useState } from 'react';
import { documentAddress } from '~/documents/document-address';
import { paths } from '~/lib/paths';
import { absolute } from '~/lib/site-details';
import { ReportButton } from '~/moderation/report-button';
import { EarlierVersions } from './earlier-versions';
import { EditQuestion } from './edit-question';
import { FollowQuestion } from './follow-question';
import { WithdrawQuestion } from './withdraw-question';

/** Text of a question, with the actions of its reader or its asker. */
export function QuestionBody({ question }: { question: Question }) {
  const [isEditing, setIsEditing] = useState(false);
  const { viewer, status } = question;
  const isVisible = status === 'visible';
  const canEdit = viewer.isAsker && (isVisible || status === 'held');
  if (isEditing) return <EditQuestion question={question} onDone={() => setIsEditing(false)} />;
  return (
    <>
      {question.about && <SourcePart source={question.about} />}
      <RichText html={question.html} source={question.content} />
      <div className="-ms-2 flex flex-wrap items-center gap-x-1 gap-y-2 print:hidden">
        {(isVisible || canEdit) && <FollowQuestion question={question} />}
        {isVisible && <ShareButton url={absolute(paths.question(question.id))} title={question.title} />}
        <Button size="sm" variant="quiet" icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
        {canEdit && (
          <Button size="sm" variant="quiet" icon={PenLine} onClick={() => setIsEditing(true)}>
            Edit question
          </Button>
        )}
        {viewer.canWithdraw && <WithdrawQuestion question={question} />}
        {isVisible && !viewer.isAsker && <ReportButton kind="question" id={question.id} />}
      </div>
      {question.editedAt && (viewer.isAsker || viewer.isExpert) && <EarlierVersions id={question.id} />}
    </>
  );
}

/** Source of a question, as its reader may see it. */
function SourcePart({ source }: { source: Source }) {
  const { kind, id, title, page, quote, html } = source;
  const isDocument = kind === 'document';
  const name = title ?? (isDocument ? 'a document' : 'a quiz');
  const address = (place: number) =>
    isDocument ? documentAddress(place, page === null ? undefined : { page }) : paths.quiz(place);
  return (
    <QuestionSource
      name={isDocument && page !== null ? `${name}, page ${page}` : name}
      to={id === null ? undefined : address(id)}
      quote={quote}
      html={html}
      withheldText={withheldSourceText(source)}
    />
  );
}
