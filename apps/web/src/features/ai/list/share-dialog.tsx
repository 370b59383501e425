import { type Conversation, shareConversation, unshareConversation } from '@aw/contracts/ai/conversations';
import { reasonOf } from '@aw/contracts/api-error';
import { longDate } from '@aw/contracts/long-date';
import { Button } from '@aw/ui/primitives/button';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import { CopyButton } from '@aw/ui/primitives/copy-button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { Select } from '@aw/ui/primitives/select';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api';

type ShareDialogProps = { chat: Conversation; onClose: () => void };

const linkDurations = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
];

/** Creates links to the chat in its current state, and revokes them. */
export function ShareDialog({ chat, onClose }: ShareDialogProps) {
  const [days, setDays] = useState('7');
  const [showsImages, setShowsImages] = useState(false);
  const params = { id: chat.id };
  const share = useMutation({
    mutationFn: () => api.call(shareConversation, { params, body: { days: Number(days), showsImages } }),
  });
  const end = useMutation({ mutationFn: () => api.call(unshareConversation, { params }) });
  const error = share.error ?? end.error;
  const link = share.data && new URL(share.data.path, window.location.origin).href;
  return (
    <Dialog
      title="Share this chat"
      description="Anyone with the link can read the chat as it is now, without your name. Later messages are not included."
      size="sm"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button isPending={end.isPending} onClick={() => end.mutate()}>
            Stop sharing
          </Button>
          <Button variant="primary" isPending={share.isPending} onClick={() => share.mutate()}>
            Create link
          </Button>
        </>
      }
    >
      <Field label="The link works for">
        <Select options={linkDurations} value={days} onValueChange={setDays} />
      </Field>
      <Checkbox
        label="Show the images of my messages"
        help="Otherwise readers only see how many there are."
        isChecked={showsImages}
        onCheckedChange={(isChecked) => {
          setShowsImages(isChecked);
          // The link on show has another choice.
          share.reset();
        }}
      />
      {error && <Note tone="danger">{reasonOf(error)}</Note>}
      {end.isSuccess && <Note tone="positive">All links to this chat have stopped working.</Note>}
      {share.data && link && !end.isSuccess && (
        <Field label="Link" help={`Works until ${longDate(share.data.expiresAt)}.`}>
          <div className="flex items-center gap-2 [&>input]:flex-1">
            <Input readOnly value={link} />
            <CopyButton value={link} label="Copy link" variant="secondary" />
          </div>
        </Field>
      )}
    </Dialog>
  );
}
