import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { useTheme } from '@aw/ui/primitives/use-theme';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeError } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { cardAppearance } from './card-appearance';
import { type CardSettings, loadStripe } from './load-stripe';
import { redirectTo } from './redirect-to';

/** Actions of the card form for the page's pay button, which creates the payment intent between them. */
export type CardPayment = {
  /** Validates the fields; resolves to the message of the first error, if any. */
  submit: () => Promise<string | undefined>;
  /** Pays the intent; resolves to the message of a decline, or leaves the page. */
  confirm: (clientSecret: string, returnUrl: string) => Promise<string>;
};

type CardFormProps = {
  card: CardSettings;
  /** The price that the page shows, in minor units; above 0. */
  amountMinor: number;
  currency: string;
  /** Filled with the form's actions once it has loaded. */
  payment: RefObject<CardPayment | undefined>;
};

/** The payment provider's card form, in the provider's own frames: card data never reaches us. */
export function CardForm({ card, amountMinor, currency, payment }: CardFormProps) {
  const { theme } = useTheme();
  const stripe = useQuery({
    queryKey: ['checkout', 'card-script', card],
    queryFn: () => loadStripe(card),
    retry: false,
    structuralSharing: false,
  });
  const appearance = useMemo(() => cardAppearance(theme), [theme]);
  // The payment intent is created on submit and must have this amount.
  const options = {
    mode: 'payment' as const,
    amount: amountMinor,
    currency: currency.toLowerCase(),
    allowedPaymentMethodTypes: ['card'],
    appearance,
  };
  if (stripe.data)
    return (
      <Elements stripe={stripe.data} options={options}>
        <CardFields payment={payment} />
      </Elements>
    );
  if (stripe.isError && !stripe.isFetching) return <CardFormFailed onRetry={() => void stripe.refetch()} />;
  return <Skeleton shape="block" />;
}

function CardFields({ payment }: Pick<CardFormProps, 'payment'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    if (!stripe || !elements) return;
    payment.current = {
      submit: async () => {
        const { error } = await elements.submit();
        return error && (error.message ?? paymentFailedText);
      },
      confirm: async (clientSecret, returnUrl) => {
        const { error } = await stripe.confirmPayment({
          elements,
          clientSecret,
          confirmParams: { return_url: returnUrl },
        });
        // Another tab has paid this order, so the outcome page is opened instead.
        const paid = paidIntent(error);
        if (paid) return redirectTo(outcomeAddress(returnUrl, paid.id));
        return error.message ?? paymentFailedText;
      },
    };
    return () => {
      payment.current = undefined;
    };
  }, [stripe, elements, payment]);

  if (state === 'failed') return <CardFormFailed onRetry={() => setState('loading')} />;
  return (
    <div className="grid grid-cols-1 *:[grid-area:1/1]">
      {state === 'loading' && <Skeleton shape="block" />}
      <PaymentElement onReady={() => setState('ready')} onLoadError={() => setState('failed')} />
    </div>
  );
}

/** Returns the intent of a refused confirmation if it is already paid or being paid. */
function paidIntent({ payment_intent: intent }: StripeError) {
  return intent && ['succeeded', 'processing'].includes(intent.status) ? intent : undefined;
}

function outcomeAddress(returnUrl: string, intentId: string): string {
  const address = new URL(returnUrl);
  address.searchParams.set('payment_intent', intentId);
  return address.href;
}

const paymentFailedText = 'The payment did not go through. Please try another card.';

function CardFormFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Note
      tone="danger"
      title="The card form did not load."
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      You have not been charged, and your order is safe.
    </Note>
  );
}
