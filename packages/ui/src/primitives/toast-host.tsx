import { Toast as RadixToast } from 'radix-ui';
import { useEffect, useState } from 'react';
import { ToastCard, type ToastMessage } from './toast-card';

type ToastHostProps = { current: (ToastMessage & { id: number }) | undefined; onGone: (id: number) => void };

/** Corner of the page for the one visible toast. It is loaded after the page, so that no page waits for it. */
export function ToastHost({ current, onGone }: ToastHostProps) {
  return (
    <RadixToast.Provider label="Notification" swipeDirection="right" swipeThreshold={50} duration={Infinity}>
      {current && <ToastCard key={current.id} message={current} onGone={() => onGone(current.id)} />}
      {/* An open dialog hides the page from screen readers, except live regions. Each toast announces itself. */}
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

// On a phone, a toast at the foot would cover the buttons of the pay bar or the quiz, so it moves to the top.
const aboveFootBar =
  'max-lg:[body:has([data-foot-bar])_&]:top-4 max-lg:[body:has([data-foot-bar])_&]:bottom-auto';

/* Radix would focus the empty list. The listener above focuses the toast, which also pauses its time. */
const noHotkey: string[] = [];
