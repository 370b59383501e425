import { Link } from './link';
import { WhatsAppIcon } from './whatsapp-icon';

export type WhatsAppTabProps = {
  /** The address of the chat, with the message that is filled in. */
  to: string;
  label?: string;
};

/** An index tab at the edge of every page that opens the support chat; on a phone it stays out of the fields. */
export function WhatsAppTab({ to, label = 'Chat on WhatsApp' }: WhatsAppTabProps) {
  return (
    <aside aria-label="WhatsApp" className="print:hidden">
      <Link
        to={to}
        aria-label={label}
        className="fixed end-0 bottom-24 z-10 grid h-13 w-6 place-items-center rounded-s-2 bg-ink text-surface sm:w-10 xl:w-8.5"
      >
        <WhatsAppIcon aria-hidden="true" className="size-4 sm:size-5.5 xl:size-5" strokeWidth={1.6} />
      </Link>
    </aside>
  );
}
