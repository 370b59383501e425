import { staffDecideOriginality } from '@aw/contracts/documents/staff';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useState } from 'react';
import { Link } from 'react-router';
import { useChange } from '../../../api/use-change';
import { PanelSection } from '../../../resource-list/item-panel';
import { useConsole } from '../../../services/console-services';
import { useDraft } from '../../../services/use-draft';
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
      {originality === 'accepted' && <p className="text-14 text-ink-muted">Accepted as own work.</p>}
      {originality === 'refused' && <p className="text-14 text-ink-muted">Refused as a copy.</p>}
      {originality === 'waiting' && removedAt === null && <OriginalityForm document={document} />}
    </PanelSection>
  );
}

function OriginalityForm({ document: { id, title } }: OriginalitySectionProps) {
  const { api } = useConsole();
  const reason = useDraft(`originality:${id}`);
  const [isChecked, setIsChecked] = useState(false);
  const decide = useChange({
    send: (decision: 'accept' | 'refuse') =>
      api.call(staffDecideOriginality, {
        params: { id },
        body: decision === 'accept' ? { decision } : { decision, reason: reason.text },
      }),
    done: (_, decision) =>
      decision === 'accept'
        ? { title: 'Accepted as own work', description: `“${title}” counts for its uploader now.` }
        : {
            title: 'Refused',
            description: `“${title}” is out of the library. Its uploader reads the reason.`,
          },
    onDone: reason.clear,
  });
  const isMissing = reason.text.trim() === '';
  const refuse = () => {
    setIsChecked(true);
    if (!isMissing && !decide.isPending) decide.mutate('refuse');
  };
  const isSending = (decision: 'accept' | 'refuse') => decide.isPending && decide.variables === decision;
  return (
    <div className="grid gap-3 pt-1">
      <p className="text-13 text-ink-muted">
        It is published, and does not count for rewards and credits before you decide.
      </p>
      <Field
        label="Reason for a refusal"
        help="The uploader reads it. Refused, the document is removed for cause."
        error={isChecked && isMissing ? 'Please give the reason; the uploader reads it.' : undefined}
      >
        <Textarea
          rows={2}
          maxLength={500}
          value={reason.text}
          onChange={(event) => reason.change(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="sm"
          isPending={isSending('accept')}
          onClick={() => decide.isPending || decide.mutate('accept')}
        >
          Accept as own work
        </Button>
        <Button variant="danger" size="sm" isPending={isSending('refuse')} onClick={refuse}>
          Refuse
        </Button>
      </div>
    </div>
  );
}
