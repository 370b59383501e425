import { Send, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../primitives/button';
import { PromptChip } from '../../primitives/chip';
import { formatCount } from '../../primitives/format-count';
import { ComposerText, composerFrame } from '../forms/composer-text';
import { ComposerImageList, type ComposerImages, ImageButtons, imageTarget } from './composer-images';
import { useAboveKeyboard } from './use-above-keyboard';

export type ChatComposerProps = {
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  /** True while an answer is generated; nothing can be typed or sent meanwhile. */
  isPending: boolean;
  /** Stops the answer. Absent while there is nothing to stop. */
  onStop?: () => void;
  /** Ready-made sentences that fill the field. */
  prompts: readonly string[];
  placeholder: string;
  maxLength: number;
  /** Reason why nothing can be sent, such as a used-up allowance. */
  obstacle?: string;
  /** Images of the message; absent where a message cannot have any. */
  images?: ComposerImages;
  /** Shown above the field, such as that nobody will see the images. */
  notice?: ReactNode;
  /** Line under the field, such as the number of messages left. */
  note?: string;
};

/** With fewer characters left than this, the composer shows how many. */
const nearLimit = 1_000;

/**
 * Lets people write the next message of a chat. Enter sends it, Shift+Enter starts a new line. On a phone it stays at the
 * foot of the window, above the keyboard, which leaves no room for the ready-made questions.
 */
export function ChatComposer(props: ChatComposerProps) {
  const { value, onChange, onSend, isPending, onStop, prompts, maxLength, obstacle, images } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useAboveKeyboard(bar);
  const hintId = useId();
  const isUploading = images?.files.some(
    ({ state: { status } }) => status === 'sending' || status === 'checking',
  );
  const onAdd = images?.onAdd;
  const hasContent = value.trim() !== '' || (onAdd && images.ready.length > 0);
  const canSend = hasContent && !isUploading && !isPending && obstacle === undefined;
  const left = maxLength - value.length;
  const hint = left <= nearLimit ? `${formatCount(left, 'character')} left` : props.note;

  const wasPending = useRef(isPending);
  useEffect(() => {
    const isOver = wasPending.current && !isPending;
    wasPending.current = isPending;
    // A disabled field loses the focus. On a touch screen, focusing it again would open the keyboard.
    if (!isOver || !matchMedia('(pointer: fine)').matches) return;
    const { activeElement: focused, body } = document;
    if (focused === body || field.current?.form?.contains(focused)) field.current?.focus();
  }, [isPending]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  const sendByEnter = (event: KeyboardEvent) => {
    // While an input method composes letters, Enter only ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) onSend();
  };

  return (
    <div
      ref={bar}
      data-foot-bar
      className="grid grid-cols-1 gap-2 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-(--gutter) max-lg:bg-surface max-lg:px-(--gutter) max-lg:pb-2 print:hidden"
    >
      <ul
        aria-label="Ready-made questions"
        className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none] [@media(max-height:480px)]:hidden"
      >
        {prompts.map((prompt) => (
          <li key={prompt} className="flex-none">
            <PromptChip onClick={() => onChange(prompt)}>{prompt}</PromptChip>
          </li>
        ))}
      </ul>
      <div role="status" className="empty:-mt-2">
        {props.notice}
      </div>
      <form
        onSubmit={submit}
        noValidate
        className={composerFrame}
        {...imageTarget(isPending ? undefined : onAdd)}
      >
        {images && <ComposerImageList images={images} />}
        <ComposerText
          ref={field}
          placeholder={props.placeholder}
          value={value}
          maxLength={maxLength}
          disabled={isPending}
          aria-describedby={hintId}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={sendByEnter}
        />
        <div className={`flex items-center justify-between gap-3 ${onAdd ? '' : 'ps-3'}`}>
          {onAdd && <ImageButtons accept={images.accept} onAdd={onAdd} isDisabled={isPending} />}
          <p id={hintId} className="min-w-0 flex-1 text-12 text-ink-muted">
            <span className="max-sm:sr-only">Enter to send, Shift+Enter for a new line</span>
            {hint && <span className="sm:ms-3">{hint}</span>}
          </p>
          {isPending && onStop ? (
            <Button icon={Square} onClick={onStop}>
              Stop
            </Button>
          ) : (
            <Button type="submit" variant="primary" icon={Send} disabled={!canSend}>
              Send
            </Button>
          )}
        </div>
      </form>
      {obstacle && (
        <p role="status" className="text-13 text-ink-muted">
          {obstacle}
        </p>
      )}
    </div>
  );
}
