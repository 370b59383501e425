// The page in the card frame: takes the card and sends it to its own origin; the site's page never sees it.
import type { StripeError } from '@stripe/stripe-js';
import { dress } from './appearance';
import { callIntent, retrieveIntent } from './call-api';
import { digitsOf } from './card-fields';
import { openCardForm } from './card-form';
import type {
  BillingDetails,
  ElementEvent,
  FrameOptions,
  FromFrame,
  PaymentResult,
  ToFrame,
} from './messages';

type CardForm = ReturnType<typeof openCardForm>;

window.addEventListener('message', function open({ source, data, ports: [port] }: MessageEvent<ToFrame>) {
  if (source !== window.parent || data.type !== 'open' || !port) return;
  window.removeEventListener('message', open);
  serve(port, data.options);
});

function serve(port: MessagePort, options: FrameOptions): void {
  const post = (message: FromFrame) => port.postMessage(message);
  const tell = (event: ElementEvent, detail: object = {}) => post({ type: 'event', event, detail });
  dress(options.appearance);
  const form = openCardForm(options.hasPostalCode, () => {
    const [empty, complete] = [form.isEmpty(), form.isComplete()];
    tell('change', { empty, complete, collapsed: false, value: { type: 'card' } });
  });
  form.fillPostalCode(options.postalCode);
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    void obey(form, options, data).then((answer) => {
      if (answer) post(answer);
    });
  };
  window.addEventListener('focus', () => tell('focus'));
  window.addEventListener('blur', () => tell('blur'));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell('escape');
  });
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  new ResizeObserver(() => post({ type: 'height', height: document.body.scrollHeight })).observe(
    document.body,
  );
  void announce(options, tell);
}

async function announce(
  { publishableKey, clientSecret }: FrameOptions,
  tell: (event: ElementEvent, detail?: object) => void,
): Promise<void> {
  const secrets = clientSecret && { publishableKey, clientSecret };
  const { error } = secrets ? await retrieveIntent('', secrets) : {};
  if (error) tell('loaderror', { error });
  else tell('ready');
}

async function obey(form: CardForm, options: FrameOptions, order: ToFrame): Promise<FromFrame | undefined> {
  if (order.type === 'appearance') dress(order.appearance);
  if (order.type === 'focus') form.focus();
  if (order.type === 'clear') form.clear();
  if (order.type === 'blur' && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (order.type === 'validate')
    return { type: 'answer', ask: order.ask, result: { error: form.validate() } };
  if (order.type !== 'confirm') return undefined;
  const problem = form.validate();
  const result = problem
    ? { error: problem }
    : await confirm(form, options, order.clientSecret, order.billing);
  return { type: 'answer', ask: order.ask, result };
}

async function confirm(
  form: CardForm,
  { publishableKey, hasPostalCode }: FrameOptions,
  clientSecret: string,
  billing: BillingDetails,
): Promise<PaymentResult | { error: StripeError }> {
  const expiry = digitsOf(form.value('expiry'));
  const postalCode = hasPostalCode ? form.value('postalCode').trim() : (billing.address?.postal_code ?? '');
  const details = {
    '[name]': billing.name,
    '[email]': billing.email,
    '[phone]': billing.phone,
    '[address][country]': billing.address?.country,
    '[address][postal_code]': postalCode,
  };
  const known = Object.entries(details).flatMap(([name, value]) =>
    value ? [[`payment_method_data[billing_details]${name}`, value]] : [],
  );
  return callIntent(
    '',
    '/confirm',
    { publishableKey, clientSecret },
    {
      use_stripe_sdk: 'true',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': digitsOf(form.value('number')),
      'payment_method_data[card][exp_month]': expiry.slice(0, 2),
      'payment_method_data[card][exp_year]': `20${expiry.slice(2)}`,
      'payment_method_data[card][cvc]': form.value('cvc'),
      ...Object.fromEntries(known),
    },
  );
}
