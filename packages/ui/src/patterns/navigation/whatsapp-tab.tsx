import { Link } from '../../primitives/link';
import { WhatsAppIcon } from './whatsapp-icon';

export type WhatsAppTabProps = {
  /** Address of the chat with its prepared message. */
  to: string;
};

/**
 * Opens the support chat from every page: a tab in the page's margin that is never wider than it, so that it covers no
 * text. On a phone, whose margin is too narrow to tap, it is a line at the page's end.
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
    </aside>
  );
}
