import { type StaffDocument, staffDecideOriginality } from '@aw/contracts/documents/staff';
import { deadlineText } from '@aw/contracts/moment-text';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { useAction } from '../../../actions/use-action';
import { useTextForm } from '../../../actions/use-text-form';
import { percentText } from '../../../format/figures';
import { PanelSection } from '../../../resource-list/item-panel';
import { useConsole } from '../../../services/console-services';
import { documentsAddress, type OpenDocument } from '../queries';
import { reviewTexts } from './review-texts';

type DocumentProps = { document: OpenDocument };
type WaitReason = NonNullable<StaffDocument['waitReason']>;
type Decision = { decision: 'accept' } | { decision: 'refuse'; reason: string } | { decision: 'reopen' };

/**
 * Says why staff must decide whether a document counts, and offers the decision or its undo. Shows nothing for other
 * documents.
 */
export function ReviewSection({ document }: DocumentProps) {
  const { originality, waitReason, removedAt, reviewNote } = document;
  if (waitReason === null && originality !== 'copy') return null;
  const texts = reviewTexts[waitReason ?? 'similar'];
  const isDecided = originality === 'accepted' || originality === 'refused';
  return (
    <PanelSection title={texts.title}>
      <Facts document={document} />
      {originality === 'copy' && (
        <Note tone="info">This is a copy of another document. It stays published but never counts.</Note>
      )}
      {isDecided && <p className="text-14 text-ink-muted">{texts[originality]}</p>}
      {reviewNote && <p className="text-14">Reason for the uploader: {reviewNote}</p>}
      {waitReason && originality === 'waiting' && removedAt === null && (
        <ReviewForm document={document} reason={waitReason} />
      )}
      {waitReason && isDecided && removedAt === null && <ReopenButton document={document} />}
    </PanelSection>
  );
}

/** Shows the similar document, the number of readable words and the promised time of the decision. */
function Facts({
  document: { originality, similarTo, waitReason, legibleWords, ocrProblem, reviewDueAt },
}: DocumentProps) {
  return (
    <>
      {similarTo && (
        <p className="text-14">
          Looks like{' '}
          <Link to={documentsAddress.write({ id: similarTo.id })}>
            #{similarTo.id} “{similarTo.title}”
          </Link>
          : {percentText(similarTo.percent / 100)} the same text.
        </p>
      )}
      {waitReason === 'few_words' && legibleWords !== null && (
        <p className="text-14">
          {formatCount(legibleWords, 'readable word')}. Documents with 40 or more count automatically.
        </p>
      )}
      {ocrProblem && <p className="text-14">{ocrProblems[ocrProblem]}</p>}
      {originality === 'waiting' && reviewDueAt && (
        <p className="text-14">
          The uploader was promised a decision by{' '}
          <time dateTime={reviewDueAt}>{deadlineText(reviewDueAt)}</time>.
        </p>
      )}
    </>
  );
}

const ocrProblems = {
  failed: 'OCR failed on some of its pages, so they are pictures without text.',
  timeout: 'Reading its pictures with OCR took longer than ten minutes, so the last pages have no text.',
};

/** Sends a decision about a document. */
function useDecision({ id, title }: OpenDocument, reason: WaitReason, onDone?: () => void) {
  const { api } = useConsole();
  const texts = reviewTexts[reason];
  return useAction({
    send: (body: Decision) => api.call(staffDecideOriginality, { params: { id }, body }),
    done: (_, { decision }) => ({
      title: texts.done[decision],
      description: {
        accept: `“${title}” now counts for its uploader.`,
        refuse: texts.refusedText(title),
        reopen: `“${title}” waits for a decision again and does not count until then.`,
      }[decision],
    }),
    onDone,
  });
}

function ReviewForm({ document, reason }: DocumentProps & { reason: WaitReason }) {
  const texts = reviewTexts[reason];
  const refusal = useTextForm(`originality:${document.id}`, {
    please: 'Please enter a reason; the uploader will see it.',
    send: (text) => {
      if (!decide.isPending) decide.mutate({ decision: 'refuse', reason: text });
    },
  });
  const decide = useDecision(document, reason, refusal.clear);
  const isSending = (decision: Decision['decision']) =>
    decide.isPending && decide.variables.decision === decision;
  return (
    <form {...refusal.formProps} className="grid gap-3 pt-1">
      <p className="text-13 text-ink-muted">
        It is published, but does not count towards rewards and credits until you decide.
      </p>
      <Field label={texts.reasonLabel} help={texts.reasonHelp} error={refusal.error}>
        <Textarea {...refusal.field} rows={2} maxLength={500} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="sm"
          isPending={isSending('accept')}
          onClick={() => decide.isPending || decide.mutate({ decision: 'accept' })}
        >
          {texts.accept}
        </Button>
        <Button
          variant="danger"
          size="sm"
          isPending={isSending('refuse')}
          onClick={() => void refusal.submit()}
        >
          {texts.refuse}
        </Button>
      </div>
    </form>
  );
}

/** Undoes a decision, so that the document waits again. */
function ReopenButton({ document }: DocumentProps) {
  const reopen = useDecision(document, document.waitReason ?? 'similar');
  return (
    <div>
      <Button
        size="sm"
        icon={Undo2}
        isPending={reopen.isPending}
        pendingLabel="Undoing…"
        onClick={() => reopen.isPending || reopen.mutate({ decision: 'reopen' })}
      >
        Undo the decision
      </Button>
    </div>
  );
}
