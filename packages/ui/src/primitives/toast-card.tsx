import { cva } from 'class-variance-authority';
import { Check, TriangleAlert, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from './icon';

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: 'default' | 'danger' | 'positive';
  /** Subject of the message, such as a form. A later message about it replaces this one, which is outdated then. */
  about?: string;
  /** Goes ahead of the waiting messages, such as for a reward just earned. It never replaces the visible one. */
  isFirst?: boolean;
  /** One action, such as Retry; it closes the toast. */
  action?: { label: string; onSelect: () => void };
};

const visibleForMs = 5000;

/* Radix disables pointer events below the latest dialog, but a toast that appeared earlier is still above the
   dialog. */
const cardStyle = cva(
  [
    'pointer-events-auto! grid grid-cols-[20px_minmax(0,1fr)_auto] items-start gap-3 rounded-2 py-3 ps-4 pe-2.5 text-14 leading-[1.45] shadow-2',
    'text-surface-raised data-[state=open]:animate-rise-in data-[state=closed]:animate-sink-out',
    'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-swipe-out',
  ],
  { variants: { tone: { default: 'bg-ink', positive: 'bg-ink', danger: 'bg-danger' } } },
);

const buttonStyle =
  'inline-flex min-h-8 cursor-pointer items-center justify-center rounded-2 border font-strong text-13 outline-current';

type ToastCardProps = { message: ToastMessage; onGone: () => void };

/** The visible toast. Its time pauses while it is hovered or focused. It calls `onGone` after its exit animation. */
export function ToastCard({ message, onGone }: ToastCardProps) {
  const { title, description, tone = 'default', action } = message;
  const [isOpen, setIsOpen] = useState(true);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useTimer(isOpen && !isPointedAt && !hasFocus, () => setIsOpen(false));

  return (
    <RadixToast.Root
      open={isOpen}
      onOpenChange={setIsOpen}
      type={tone === 'danger' ? 'foreground' : 'background'}
      className={cardStyle({ tone })}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={(event) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      <Icon icon={tone === 'danger' ? TriangleAlert : Check} />
      <div className="grid gap-px wrap-anywhere">
        <RadixToast.Title className="font-strong">{title}</RadixToast.Title>
        {description && <RadixToast.Description className="opacity-86">{description}</RadixToast.Description>}
      </div>
      <div className="flex items-center">
        {action && (
          <RadixToast.Action
            altText={action.label}
            onClick={action.onSelect}
            className={`${buttonStyle} border-current px-3`}
          >
            {action.label}
          </RadixToast.Action>
        )}
        <RadixToast.Close aria-label="Dismiss" className={`${buttonStyle} w-8 border-transparent`}>
          <Icon icon={X} size="sm" />
        </RadixToast.Close>
      </div>
      <WhenGone isClosing={!isOpen} onGone={onGone} />
    </RadixToast.Root>
  );
}

/** Counts down only while `isRunning`, and resumes with the time left of the 5,000 ms. */
function useTimer(isRunning: boolean, onEnd: () => void) {
  const leftMs = useRef(visibleForMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isRunning]);
}

/* Unmounted with the card, which is after the exit animation, or at once without one. */
function WhenGone({ isClosing, onGone }: { isClosing: boolean; onGone: () => void }) {
  const notifyGone = useEffectEvent(() => {
    if (isClosing) onGone();
  });
  useEffect(() => () => notifyGone(), []);
  return null;
}
