import { Button } from '@aw/ui/primitives/button';
import { Icon } from '@aw/ui/primitives/icon';
import { Note } from '@aw/ui/primitives/note';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { CreditCard } from 'lucide-react';
import { lazy, type RefObject, Suspense } from 'react';
import { PartBoundary, withRetry } from '~/shell/part-boundary';
import type { ConfirmCard } from './card-form';
import type { CardSettings } from './load-stripe';
import type { PaymentSession } from './use-payment-session';

const CardForm = lazy(withRetry(() => import('./card-form').then((part) => ({ default: part.CardForm }))));

type CardBoxProps = {
  /** Undefined while the settings are on their way. */
  card: CardSettings | undefined;
  session: PaymentSession;
  /** False as long as there is nothing to pay, or nothing that may be sold. */
  isPayable: boolean;
  confirm: RefObject<ConfirmCard | undefined>;
  onRetry: () => void;
};

/** The card form in its sheet: on its way, there, or what keeps it from being there. */
export function CardBox(props: CardBoxProps) {
  return (
    <div className="grid grid-cols-1 gap-4 rounded-2 border border-line bg-surface-raised p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="flex items-center gap-2 font-sans text-14 font-strong tracking-normal">
          <Icon icon={CreditCard} />
          Card
        </h3>
        <p className="text-12 text-ink-faint">Details go to the payment provider, not to us</p>
      </div>
      {props.isPayable ? <Inside {...props} /> : <NothingToPay />}
    </div>
  );
}

function Inside({ card, session, confirm, onRetry }: CardBoxProps) {
  const { clientSecret, version, isRequesting, failure } = session;
  return (
    <>
      {failure && (
        <Note
          tone="danger"
          title="The card form is not ready."
          action={
            <Button onClick={onRetry} isPending={isRequesting} pendingLabel="Trying again…">
              Try again
            </Button>
          }
        >
          {failure.reason}
        </Note>
      )}
      {/* As high as the card form will be, so that nothing below moves away from under a finger when it comes. */}
      {card && clientSecret ? (
        <div className="grid min-h-68 grid-cols-1 content-start">
          <PartBoundary>
            <Suspense fallback={<Skeleton shape="block" />}>
              <CardForm card={card} clientSecret={clientSecret} version={version} confirm={confirm} />
            </Suspense>
          </PartBoundary>
        </div>
      ) : (
        !failure && (
          <div className="min-h-68">
            <Skeleton shape="block" />
          </div>
        )
      )}
    </>
  );
}

function NothingToPay() {
  return (
    <p className="text-14 text-ink-muted">
      The card form appears as soon as there is something to pay: a service and 1 word or more.
    </p>
  );
}
