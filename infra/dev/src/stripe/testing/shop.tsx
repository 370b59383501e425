// A shop as ours will be: the real loader and React wrapper over the stand-in script.
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js';
import { type FormEvent, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const query = new URLSearchParams(location.search);
const isDark = query.has('dark');
const stripe = loadStripe(query.get('key') ?? '');
const options = {
  clientSecret: query.get('client_secret') ?? '',
  appearance: isDark
    ? { theme: 'night' as const, variables: { colorBackground: '#101820', colorText: '#f4f1e8' } }
    : { variables: { colorPrimary: '#8a5a00' }, rules: { '.Input': { borderWidth: '2px' } } },
};

function Pay() {
  const loaded = useStripe();
  const elements = useElements();
  const [status, setStatus] = useState('Waiting');

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!loaded || !elements) return;
    setStatus('Processing...');
    const { error } = await loaded.confirmPayment({
      elements,
      confirmParams: { return_url: `${location.origin}/success` },
    });
    setStatus(`${error.type}: ${error.message}`);
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

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Elements stripe={stripe} options={options}>
        <Pay />
      </Elements>
    </StrictMode>,
  );
}
