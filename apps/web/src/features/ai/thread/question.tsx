import { maxChatMessageLength } from '@aw/contracts/ai/chat';
import { ChatMessage } from '@aw/ui/patterns/chat-message';
import { MessageImages } from '@aw/ui/patterns/message-images';
import { RichText } from '@aw/ui/patterns/rich-text';
import { Button, IconButton } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';
import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ShownMessage } from '../answer/branches';

type QuestionProps = {
  message: ShownMessage;
  isBusy: boolean;
  /** Sends another message instead; the original stays as a branch. */
  onEdit: (text: string) => void;
  /** Called with the id of another branch to show. */
  onChoose: (id: number) => void;
};

/** A message of the user. Editing it starts a new branch. */
export function Question({ message, isBusy, onEdit, onChoose }: QuestionProps) {
  const [isEdited, setIsEdited] = useState(false);
  if (isEdited)
    return (
      <EditQuestion
        text={message.text}
        hasImages={message.images !== undefined}
        onCancel={() => setIsEdited(false)}
        onSend={(text) => {
          setIsEdited(false);
          onEdit(text);
        }}
      />
    );
  return (
    <ChatMessage
      from="person"
      sentAt={message.createdAt}
      actions={
        <>
          <Branches message={message} isBusy={isBusy} onChoose={onChoose} />
          <IconButton
            label="Edit message"
            icon={Pencil}
            size="sm"
            disabled={isBusy}
            onClick={() => setIsEdited(true)}
          />
        </>
      }
    >
      {message.images && <MessageImages images={message.images} />}
      {message.text && <RichText html={message.html} source={message.text} />}
    </ChatMessage>
  );
}

function Branches({ message, isBusy, onChoose }: Pick<QuestionProps, 'message' | 'isBusy' | 'onChoose'>) {
  const { siblings } = message;
  const at = siblings.indexOf(message.id);
  if (siblings.length < 2) return null;
  const step = (to: number, label: string, icon: typeof ChevronLeft) => (
    <IconButton
      label={label}
      icon={icon}
      size="sm"
      disabled={isBusy || siblings[to] === undefined}
      onClick={() => siblings[to] !== undefined && onChoose(siblings[to])}
    />
  );
  return (
    <span className="inline-flex items-center text-12 text-ink-muted tabular-nums [&_svg]:rtl:-scale-x-100">
      {step(at - 1, 'Earlier version', ChevronLeft)}
      {`${at + 1} of ${siblings.length}`}
      {step(at + 1, 'Later version', ChevronRight)}
    </span>
  );
}

type EditQuestionProps = {
  text: string;
  /** Whether the message has images, which stay, so that it needs no words. */
  hasImages: boolean;
  onCancel: () => void;
  onSend: (text: string) => void;
};

function EditQuestion({ text, hasImages, onCancel, onSend }: EditQuestionProps) {
  const [value, setValue] = useState(text);
  const canSend = hasImages || value.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSend(value);
  };
  return (
    <form onSubmit={submit} className="grid gap-2 rounded-2 bg-accent-surface p-3">
      <Field label="Edit message" isLabelHidden>
        <Textarea
          rows={2}
          value={value}
          maxLength={maxChatMessageLength}
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="sm" variant="primary" disabled={!canSend}>
          Send
        </Button>
      </div>
    </form>
  );
}
