import type { Order } from '@aw/contracts/orders/public';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { paths } from '~/lib/paths';

/** For who has no account here: an account of the same address takes the order over. */
export function GuestNote({ order }: { order: Order }) {
  return (
    <div className="print:hidden">
      <Note tone="info">
        <Link to={paths.join}>Create an account to keep this order</Link>
        {order.email
          ? `. Use ${order.email} and confirm that address.`
          : '. Use the email address you ordered with.'}
      </Note>
    </div>
  );
}
