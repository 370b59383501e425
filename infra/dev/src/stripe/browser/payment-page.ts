// The page in the card frame. It sends the card to its own origin, and the site's page never sees it.
import type { Appearance, StripeError } from '@stripe/stripe-js';
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

/** Custom properties of our style sheet for Stripe's variables. */
const properties = {
  colorPrimary: '--primary',
  colorBackground: '--background',
  colorText: '--text',
  colorTextSecondary: '--text-secondary',
  colorTextPlaceholder: '--placeholder',
  colorDanger: '--danger',
  fontFamily: '--font',
  fontSizeBase: '--size',
  borderRadius: '--radius',
  spacingUnit: '--space',
} as const;

const ruleSheet = new CSSStyleSheet();

type CardForm = ReturnType<typeof openCardForm>;

window.addEventListener('message', function open({ source, data, ports: [port] }: MessageEvent<ToFrame>) {
  if (source !== window.parent || data.type !== 'open' || !port) return;
  window.removeEventListener('message', open);
  serve(port, data.options);
});

function serve(port: MessagePort, options: FrameOptions): void {
  const post = (message: FromFrame) => port.postMessage(message);
  const emit = (event: ElementEvent, detail: object = {}) => post({ type: 'event', event, detail });
  applyAppearance(options.appearance);
  const form = openCardForm(options.hasPostalCode, () => {
    const [empty, complete] = [form.isEmpty(), form.isComplete()];
    emit('change', { empty, complete, collapsed: false, value: { type: 'card' } });
  });
  form.fillPostalCode(options.postalCode);
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    void handleMessage(form, options, data).then((answer) => {
      if (answer) post(answer);
    });
  };
  window.addEventListener('focus', () => emit('focus'));
  window.addEventListener('blur', () => emit('blur'));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') emit('escape');
  });
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  new ResizeObserver(() => post({ type: 'height', height: document.body.scrollHeight })).observe(
    document.body,
  );
  void announce(options, emit);
}

async function announce(
  { publishableKey, clientSecret }: FrameOptions,
  emit: (event: ElementEvent, detail?: object) => void,
): Promise<void> {
  const secrets = clientSecret && { publishableKey, clientSecret };
  const { error } = secrets ? await retrieveIntent('', secrets) : {};
  if (error) emit('loaderror', { error });
  else emit('ready');
}

async function handleMessage(
  form: CardForm,
  options: FrameOptions,
  order: ToFrame,
): Promise<FromFrame | undefined> {
  if (order.type === 'appearance') applyAppearance(order.appearance);
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
  const filledDetails = Object.entries(details).flatMap(([name, value]) =>
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
      ...Object.fromEntries(filledDetails),
    },
  );
}

/** Applies the appearance that the site has chosen to the frame's page. */
function applyAppearance({ theme = 'stripe', variables = {}, rules = {} }: Appearance): void {
  const { style, dataset } = document.documentElement;
  dataset.theme = theme;
  for (const [name, property] of Object.entries(properties)) {
    const value = Object.entries(variables).find(([key]) => key === name)?.[1];
    if (typeof value === 'string') style.setProperty(property, value);
    else style.removeProperty(property);
  }
  ruleSheet.replaceSync(Object.entries(rules).map(ruleText).join('\n'));
  document.adoptedStyleSheets = [ruleSheet];
}

function ruleText([selector, declarations]: [string, object]): string {
  const lines = Object.entries(declarations).map(([name, value]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `${property}: ${String(value)};`;
  });
  return `${selector} { ${lines.join(' ')} }`;
}
