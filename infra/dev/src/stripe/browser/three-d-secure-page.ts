// The bank's page, shown in a frame over the site, or alone after a redirect by a server.
import { callIntent } from './call-api';
import { returnAddress } from './return-address';

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
  // A card error after 3-D Secure is also an answer of the bank. The site gets it with the intent.
  if (error && error.type !== 'card_error') {
    for (const button of buttons) button.disabled = false;
    const problem = document.getElementById('problem');
    if (problem) problem.textContent = error.message ?? 'Something went wrong.';
    return;
  }
  toSite?.postMessage('done');
  if (!returnUrl) return;
  const { clientSecret } = secrets;
  const id = clientSecret.split('_secret_')[0] ?? '';
  const redirectStatus = paymentIntent?.status === 'succeeded' ? 'succeeded' : 'failed';
  location.assign(returnAddress(returnUrl, { id, clientSecret, redirectStatus }));
}

document.getElementById('complete')?.addEventListener('click', () => void answer('succeeded'));
document.getElementById('fail')?.addEventListener('click', () => void answer('failed'));
