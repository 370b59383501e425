// The bank's page, in a frame over the site or by itself when a server sent the person here.
import { callIntent } from './call-api';

const query = new URLSearchParams(location.search);
const secrets = { publishableKey: query.get('key') ?? '', clientSecret: query.get('client_secret') ?? '' };
const returnUrl = query.get('return_url');
const buttons = [...document.querySelectorAll('button')];
let toSite: MessagePort | undefined;

window.addEventListener('message', ({ source, ports: [port] }) => {
  if (source === window.parent && port) toSite = port;
});

async function answer(outcome: 'succeeded' | 'failed'): Promise<void> {
  for (const button of buttons) button.disabled = true;
  const { paymentIntent, error } = await callIntent('', '/authenticate', secrets, { outcome });
  // A card that is declined after 3-D Secure is an answer of the bank too; the site asks for the intent.
  if (error && error.type !== 'card_error') {
    for (const button of buttons) button.disabled = false;
    const problem = document.getElementById('problem');
    if (problem) problem.textContent = error.message ?? 'Something went wrong.';
    return;
  }
  toSite?.postMessage('done');
  if (returnUrl) location.assign(addressBack(returnUrl, paymentIntent?.status === 'succeeded'));
}

function addressBack(address: string, isPaid: boolean): string {
  const url = new URL(address);
  url.searchParams.set('payment_intent', secrets.clientSecret.split('_secret_')[0] ?? '');
  url.searchParams.set('payment_intent_client_secret', secrets.clientSecret);
  url.searchParams.set('redirect_status', isPaid ? 'succeeded' : 'failed');
  return url.href;
}

document.getElementById('complete')?.addEventListener('click', () => void answer('succeeded'));
document.getElementById('fail')?.addEventListener('click', () => void answer('failed'));
