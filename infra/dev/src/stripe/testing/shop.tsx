// A shop like ours: the real loader and React wrapper with the replacement script.
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js';
import { type FormEvent, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const query = new URLSearchParams(location.search);
const isDark = query.has('dark');
const stripe = loadStripe(query.get('key') ?? '');
const clientSecret = query.get('client_secret') ?? '';
/** With an amount, the Elements have no intent until the card was submitted. */
const amount = Number(query.get('amount'));
const appearance = isDark
  ? { theme: 'night' as const, variables: { colorBackground: '#101820', colorText: '#f4f1e8' } }
  : { variables: { colorPrimary: '#8a5a00' }, rules: { '.Input': { borderWidth: '2px' } } };

function Pay() {
  const loaded = useStripe();
  const elements = useElements();
  const [status, setStatus] = useState('Waiting');

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!loaded || !elements) return;
    setStatus('Processing...');
    const confirmParams = { return_url: `${location.origin}/success` };
    const submitted = amount && !query.has('unsubmitted') ? await elements.submit() : {};
    if (submitted.error) return setStatus(`${submitted.error.type}: ${submitted.error.message}`);
    try {
      const { error } = await (amount
        ? loaded.confirmPayment({ elements, clientSecret, confirmParams })
        : loaded.confirmPayment({ elements, confirmParams }));
      setStatus(`${error.type}: ${error.message}`);
    } catch (error) {
      setStatus(String(error));
    }
  }

  return (
    <form onSubmit={pay}>
      <PaymentElement
        onReady={() => setStatus('Ready')}
        onLoadError={({ error }) => setStatus(`Not loaded: ${error.message}`)}
      />
      <button type="submit">Pay now</button>
      <p role="status">{status}</p>
    </form>
  );
}

function Shop() {
  const [price, setPrice] = useState(amount);
  const options = price
    ? {
        mode: 'payment' as const,
        amount: price,
        currency: 'usd',
        allowedPaymentMethodTypes: ['card'],
        appearance,
      }
    : { clientSecret, appearance };
  return (
    <>
      <Elements stripe={stripe} options={options}>
        <Pay />
      </Elements>
      {price > 0 && (
        <button type="button" onClick={() => setPrice(price + 500)}>
          Add 5
        </button>
      )}
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Shop />
    </StrictMode>,
  );
}
