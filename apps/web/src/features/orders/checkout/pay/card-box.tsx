import { Button } from '@aw/ui/primitives/button';
import { Icon } from '@aw/ui/primitives/icon';
import { Note } from '@aw/ui/primitives/note';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { CreditCard } from 'lucide-react';
import { lazy, type RefObject, Suspense } from 'react';
import { PartBoundary, withRetry } from '~/shell/part-boundary';
import type { CardPayment } from './card-form';
import type { CardSettings } from './load-stripe';

const CardForm = lazy(withRetry(() => import('./card-form').then((part) => ({ default: part.CardForm }))));

type CardBoxProps = {
  /** Undefined while the settings load. */
  card: CardSettings | undefined;
  amountMinor: number;
  currency: string;
  /** False while there is nothing to pay, or nothing that may be sold. */
  isPayable: boolean;
  payment: RefObject<CardPayment | undefined>;
  /** Why the last attempt could not start the payment; nothing was charged. */
  startFailure: string | undefined;
  isPaying: boolean;
};

/** The card form in its box: loading, ready, or the reason why it cannot be shown. */
export function CardBox(props: CardBoxProps) {
  return (
    <div className="grid grid-cols-1 gap-4 rounded-2 border border-line bg-surface-raised p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="flex items-center gap-2 font-sans text-14 font-strong tracking-normal">
          <Icon icon={CreditCard} />
          Card
        </h3>
        <p className="text-12 text-ink-faint">Your card details go to the payment provider, not to us</p>
      </div>
      {props.isPayable ? <CardContent {...props} /> : <NothingToPay />}
    </div>
  );
}

function CardContent({ card, amountMinor, currency, payment, startFailure, isPaying }: CardBoxProps) {
  return (
    <>
      {startFailure && (
        <Note
          tone="danger"
          title="The payment did not start."
          action={
            <Button type="submit" isPending={isPaying} pendingLabel="Trying again…">
              Try again
            </Button>
          }
        >
          {startFailure}
        </Note>
      )}
      {/* Has the height of the card form, so that nothing below moves when the form appears. */}
      {card ? (
        <div className="grid min-h-68 grid-cols-1 content-start">
          <PartBoundary>
            <Suspense fallback={<Skeleton shape="block" />}>
              <CardForm card={card} amountMinor={amountMinor} currency={currency} payment={payment} />
            </Suspense>
          </PartBoundary>
        </div>
      ) : (
        <div className="min-h-68">
          <Skeleton shape="block" />
        </div>
      )}
    </>
  );
}

function NothingToPay() {
  return (
    <p className="text-14 text-ink-muted">
      Choose a service and enter the number of words. Then you can pay by card here.
    </p>
  );
}
