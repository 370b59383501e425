import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { useTheme } from '@aw/ui/primitives/use-theme';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { cardAppearance } from './card-appearance';
import { type CardSettings, loadStripe } from './load-stripe';

/** Confirms the payment with what stands in the card form; gives the message of a decline, or leaves the page. */
export type ConfirmCard = (returnUrl: string) => Promise<string | undefined>;

type CardFormProps = {
  card: CardSettings;
  clientSecret: string;
  /** Changes whenever the payment session was brought to another amount. */
  version: number;
  /** Where the page's pay button finds the way to confirm; empty until the form stands. */
  confirm: RefObject<ConfirmCard | undefined>;
};

/** The provider's card form, in frames of the provider: what is typed there never reaches us. */
export function CardForm({ card, clientSecret, version, confirm }: CardFormProps) {
  const { theme } = useTheme();
  const stripe = useQuery({
    queryKey: ['ordering', 'card-script', card],
    queryFn: () => loadStripe(card),
    retry: false,
    structuralSharing: false,
  });
  const options = useMemo(() => ({ clientSecret, appearance: cardAppearance(theme) }), [clientSecret, theme]);
  if (stripe.data)
    return (
      <Elements key={clientSecret} stripe={stripe.data} options={options}>
        <CardFields version={version} confirm={confirm} />
      </Elements>
    );
  if (stripe.isError && !stripe.isFetching) return <FormMissing onRetry={() => void stripe.refetch()} />;
  return <Skeleton shape="block" />;
}

function CardFields({ version, confirm }: Pick<CardFormProps, 'version' | 'confirm'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    if (!stripe || !elements) return;
    confirm.current = async (returnUrl) => {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnUrl },
      });
      return error.message ?? 'The payment did not go through. Please try another card.';
    };
    return () => {
      confirm.current = undefined;
    };
  }, [stripe, elements, confirm]);

  useEffect(() => {
    // The first version is the amount that the form was made with.
    if (version > 1) void elements?.fetchUpdates();
  }, [elements, version]);

  if (state === 'failed') return <FormMissing onRetry={() => setState('loading')} />;
  return (
    <div className="grid grid-cols-1 *:[grid-area:1/1]">
      {state === 'loading' && <Skeleton shape="block" />}
      <PaymentElement onReady={() => setState('ready')} onLoadError={() => setState('failed')} />
    </div>
  );
}

function FormMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Note
      tone="danger"
      title="The card form did not load."
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      Nothing was charged and your order is kept.
    </Note>
  );
}
