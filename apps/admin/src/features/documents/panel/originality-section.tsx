import { staffDecideOriginality } from '@aw/contracts/documents/staff';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { Link } from 'react-router';
import { useTextForm } from '../../../actions/use-text-form';
import { useChange } from '../../../api/use-change';
import { PanelSection } from '../../../resource-list/item-panel';
import { useConsole } from '../../../services/console-services';
import type { OpenDocument } from '../queries';
import { documentsAddress } from '../queries';

type OriginalitySectionProps = { document: OpenDocument };

/** Which document this one looks like, and the decision whether it is own work; nothing for what is like no other. */
export function OriginalitySection({ document }: OriginalitySectionProps) {
  const { originality, similarTo, removedAt } = document;
  if (originality === 'accepted' && !similarTo) return null;
  return (
    <PanelSection title="Own work">
      {similarTo && (
        <p className="text-14">
          Looks like{' '}
          <Link to={documentsAddress.write({ id: similarTo.id })}>
            #{similarTo.id} “{similarTo.title}”
          </Link>
          , {(similarTo.percent / 100).toFixed(2)}.
        </p>
      )}
      {originality === 'copy' && (
        <Note tone="info">A copy of another document: it stays published and never counts.</Note>
      )}
      {originality === 'accepted' && <p className="text-14 text-ink-muted">Accepted as original work.</p>}
      {originality === 'refused' && <p className="text-14 text-ink-muted">Refused as a copy.</p>}
      {originality === 'waiting' && removedAt === null && <OriginalityForm document={document} />}
    </PanelSection>
  );
}

function OriginalityForm({ document: { id, title } }: OriginalitySectionProps) {
  const { api } = useConsole();
  const refusal = useTextForm(`originality:${id}`, {
    please: 'Please give the reason; the uploader reads it.',
    send: (reason) => {
      if (!decide.isPending) decide.mutate({ decision: 'refuse', reason });
    },
  });
  const decide = useChange({
    send: (body: { decision: 'accept' } | { decision: 'refuse'; reason: string }) =>
      api.call(staffDecideOriginality, { params: { id }, body }),
    done: (_, { decision }) =>
      decision === 'accept'
        ? { title: 'Accepted as original work', description: `“${title}” counts for its uploader now.` }
        : {
            title: 'Refused',
            description: `“${title}” is out of the library. Its uploader reads the reason.`,
          },
    onDone: refusal.clear,
  });
  const isSending = (decision: 'accept' | 'refuse') =>
    decide.isPending && decide.variables.decision === decision;
  return (
    <form {...refusal.formProps} className="grid gap-3 pt-1">
      <p className="text-13 text-ink-muted">
        It is published, but does not count towards rewards and credits until you decide.
      </p>
      <Field
        label="Reason for a refusal"
        help="The uploader can read it. A refused document is removed for cause."
        error={refusal.error}
      >
        <Textarea {...refusal.field} rows={2} maxLength={500} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="sm"
          isPending={isSending('accept')}
          onClick={() => decide.isPending || decide.mutate({ decision: 'accept' })}
        >
          Accept as original work
        </Button>
        <Button
          variant="danger"
          size="sm"
          isPending={isSending('refuse')}
          onClick={() => void refusal.submit()}
        >
          Refuse
        </Button>
      </div>
    </form>
  );
}
