import { useRef } from 'react';
import { Link } from '../../primitives/link';
import { useClearSpot } from './use-clear-spot';
import { WhatsAppIcon } from './whatsapp-icon';

export type WhatsAppTabProps = {
  /** Address of the chat with its prepared message. */
  to: string;
};

/**
 * Opens the support chat from every page: a tab in the page's margin that is never wider than it, so that it covers no
 * text. The margin of a phone is too narrow to tap, so there it is a line at the page's end, and a button that floats
 * wherever it covers nothing.
 */
export function WhatsAppTab({ to }: WhatsAppTabProps) {
  return (
    <aside aria-label="WhatsApp" className="print:hidden">
      <Link
        to={to}
        className="flex min-h-13 items-center justify-center gap-2.5 bg-ink text-14 font-strong text-surface no-underline md:fixed md:end-0 md:bottom-24 md:z-10 md:h-13 md:w-(--gutter) md:max-w-8.5 md:rounded-s-2"
      >
        <WhatsAppIcon aria-hidden="true" className="size-5 md:size-4 2xl:size-5" strokeWidth={1.6} />
        <span className="md:sr-only">Chat on WhatsApp</span>
      </Link>
      <FloatingButton to={to} />
    </aside>
  );
}

/** Round button with the same link, for phones. Keyboards and screen readers have the line at the page's end. */
function FloatingButton({ to }: WhatsAppTabProps) {
  const button = useRef<HTMLAnchorElement>(null);
  const isShown = useClearSpot(button);
  return (
    <Link
      ref={button}
      to={to}
      tabIndex={-1}
      aria-hidden="true"
      data-floating={isShown ? 'shown' : 'hidden'}
      className="fixed end-4 bottom-4 z-10 grid size-12 place-items-center rounded-full bg-ink text-surface shadow-2 transition-opacity duration-(--t-fast) data-[floating=hidden]:pointer-events-none data-[floating=hidden]:opacity-0 md:hidden"
    >
      <WhatsAppIcon className="size-6" strokeWidth={1.6} />
    </Link>
  );
}
