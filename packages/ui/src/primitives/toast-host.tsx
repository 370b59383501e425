import { Toast as RadixToast } from 'radix-ui';
import { useEffect, useState } from 'react';
import { ToastCard, type ToastMessage } from './toast-card';

type ToastHostProps = { current: (ToastMessage & { id: number }) | undefined; onGone: (id: number) => void };

/** The corner of the page where the one visible toast stands; loaded after the page, so that no page waits for it. */
export function ToastHost({ current, onGone }: ToastHostProps) {
  return (
    <RadixToast.Provider label="Notification" swipeDirection="right" swipeThreshold={50} duration={Infinity}>
      {current && <ToastCard key={current.id} message={current} onGone={() => onGone(current.id)} />}
      {/* An open dialog hides the page from screen readers, but nothing that is live; each toast announces itself. */}
      <div aria-live="off">
        <ToastViewport hasToast={current !== undefined} />
      </div>
    </RadixToast.Provider>
  );
}

function ToastViewport({ hasToast }: { hasToast: boolean }) {
  const [viewport, setViewport] = useState<HTMLOListElement | null>(null);

  useEffect(() => {
    const focusToast = (event: KeyboardEvent) => {
      if (event.key === 'F8' && hasToast) viewport?.querySelector('li')?.focus();
    };
    document.addEventListener('keydown', focusToast);
    return () => document.removeEventListener('keydown', focusToast);
  }, [viewport, hasToast]);

  return (
    <RadixToast.Viewport
      ref={setViewport}
      hotkey={noHotkey}
      label="Notifications (F8)"
      className={`fixed inset-x-4 bottom-4 z-60 outline-none sm:start-auto sm:end-6 sm:bottom-6 sm:w-105 print:hidden ${aboveFootBar}`}
    />
  );
}

// A bar that pays, or that moves through a quiz, has the foot of the phone: a toast there would cover its buttons.
const aboveFootBar =
  'max-lg:[body:has([data-foot-bar])_&]:top-4 max-lg:[body:has([data-foot-bar])_&]:bottom-auto';

/* Radix would focus the empty list; ours goes straight to the toast, which also holds its timer. */
const noHotkey: string[] = [];
