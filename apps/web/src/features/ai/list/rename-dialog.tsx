import { type Conversation, renameConversation } from '@aw/contracts/ai/conversations';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '~/lib/api';
import { failureOf } from '~/lib/call-failure';

type RenameDialogProps = { chat: Conversation; onDone: () => void; onClose: () => void };

/** Gives a chat another name. */
export function RenameDialog({ chat, onDone, onClose }: RenameDialogProps) {
  const [title, setTitle] = useState(chat.title);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call(renameConversation, { params: { id: chat.id }, body: { title } }),
    onSuccess: () => {
      onDone();
      onClose();
    },
  });
  const failure = error ? failureOf(error) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <Dialog title="Rename this chat" size="sm" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Name" error={failure?.errors?.title ?? failure?.note} isRequired>
          <Input value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Saving...">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
