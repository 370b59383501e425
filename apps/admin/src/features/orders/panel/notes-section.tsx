import { type StaffOrder, staffAddNote } from '@aw/contracts/orders/staff';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';
import { Time } from '@aw/ui/primitives/time';
import type { FormEvent } from 'react';
import { useAction } from '../../../actions/use-action';
import { PanelSection } from '../../../resource-list/item-panel';
import { useConsole } from '../../../services/console-services';
import { useDraft } from '../../../services/use-draft';
import { orderLog } from '../actions/order-dialog';

type NotesSectionProps = { order: StaffOrder };

/** Notes of staff about the order, which customers never see. */
export function NotesSection({ order }: NotesSectionProps) {
  const { id, notes } = order;
  const { api } = useConsole();
  const draft = useDraft(`note:${id}`);
  const add = useAction({
    send: (body: string) => api.call(staffAddNote, { params: { orderId: id }, body: { body } }),
    done: () => ({ title: 'Note added', description: 'Only staff can see it.' }),
    failed: 'The note was not added.',
    log: orderLog(order),
    onDone: draft.clear,
  });
  const body = draft.text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body && !add.isPending) add.mutate(body);
  };
  return (
    <PanelSection title="Notes for staff">
      {notes.length > 0 && (
        <ul className="grid gap-2 text-13">
          {notes.map((note) => (
            <li key={note.id}>
              <p className="whitespace-pre-wrap wrap-anywhere">{note.body}</p>
              <p className="text-12 text-ink-muted">
                {note.by}, <Time value={note.createdAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit} className="grid grid-cols-1 gap-2">
        <Field label="Note for staff" isLabelHidden>
          <Textarea
            rows={2}
            maxLength={2000}
            value={draft.text}
            onChange={(event) => draft.change(event.target.value)}
          />
        </Field>
        {body && (
          <div>
            <Button type="submit" size="sm" isPending={add.isPending} pendingLabel="Adding…">
              Add note
            </Button>
          </div>
        )}
      </form>
    </PanelSection>
  );
}
