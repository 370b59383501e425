import { paths } from '~/lib/paths';
import { SavedLine } from './draft/saved-line';
import type { Draft } from './draft/use-draft-saver';

type OrderHeadProps = { draft?: Draft; hasAccount?: boolean };

/** The heading of the page, with the line about the saved draft. */
export function OrderHead({ draft, hasAccount = false }: OrderHeadProps) {
  const order = draft?.order;
  return (
    <div className="grid gap-2 py-6 lg:py-8">
      <h1>Fill Out The Order Form.</h1>
      <div className="flex min-h-5.25 flex-wrap gap-x-4 gap-y-1 text-14 text-ink-muted">
        {draft && <SavedLine draft={draft} hasAccount={hasAccount} />}
        {order?.status === 'awaiting_payment' && (
          <p>
            <span className="font-mono wrap-anywhere">{order.id}</span> is awaiting payment.{' '}
            <a href={`${paths.payment}?order=new`}>Start another order</a>
          </p>
        )}
      </div>
    </div>
  );
}
