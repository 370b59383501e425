import type { Appearance, StripeError } from '@stripe/stripe-js';
import { openFrame } from './frame';
import type {
  BillingDetails,
  ElementEvent,
  FrameOptions,
  FromFrame,
  PaymentResult,
  ToFrame,
} from './messages';

const maxLoadMs = 10_000;
const notLoaded: StripeError = {
  type: 'api_connection_error',
  message: 'The card form could not be loaded.',
};

type Handler = (event: object) => void;
type Listener = { event: ElementEvent; handler: Handler; isOnce: boolean };
type Answer = PaymentResult | { error?: StripeError };

export type PaymentElement = ReturnType<typeof createPaymentElement>;

/** Creates the payment element: a frame of the test server's origin in the site's page. */
export function createPaymentElement(origin: string, options: FrameOptions, onDestroy: () => void) {
  let listeners: Listener[] = [];
  let frame: HTMLIFrameElement | undefined;
  let port: MessagePort | undefined;
  let appearance = options.appearance;
  const answers = new Map<number, (answer: Answer) => void>();

  function emit(event: ElementEvent, detail: object): void {
    const called = listeners.filter((listener) => listener.event === event);
    listeners = listeners.filter((listener) => !(listener.event === event && listener.isOnce));
    for (const { handler } of called) handler({ elementType: 'payment', ...detail });
  }

  function onMessage({ data }: MessageEvent<FromFrame>): void {
    if (data.type === 'event') emit(data.event, data.detail);
    else if (data.type === 'height' && frame) frame.style.blockSize = `${data.height}px`;
    else if (data.type === 'answer') {
      answers.get(data.ask)?.(data.result);
      answers.delete(data.ask);
    }
  }

  const post = (message: ToFrame) => port?.postMessage(message);
  let lastAsk = 0;
  function ask(order: (ask: number) => ToFrame): Promise<Answer> {
    if (!port) return Promise.resolve({ error: notLoaded });
    lastAsk += 1;
    const number = lastAsk;
    return new Promise((resolve) => {
      answers.set(number, resolve);
      post(order(number));
    });
  }

  function unmount(): void {
    frame?.remove();
    port?.close();
    frame = port = undefined;
  }

  const element = {
    mount: (target: string | HTMLElement) => {
      const parent = typeof target === 'string' ? document.querySelector(target) : target;
      if (!parent) throw new Error('There is no element on the page to mount in.');
      unmount();
      const mounted = openFrame(
        `${origin}/elements/payment.html`,
        'Secure payment input frame',
        (opened, hello) => {
          port = opened;
          port.onmessage = onMessage;
          hello({ type: 'open', options: { ...options, appearance } });
        },
      );
      // A light scheme keeps the frame transparent on a dark page. Its colours are the site's variables.
      Object.assign(mounted.style, {
        border: '0',
        inlineSize: '100%',
        display: 'block',
        colorScheme: 'light',
      });
      frame = mounted;
      parent.replaceChildren(mounted);
      const timer = setTimeout(() => frame === mounted && emit('loaderror', { error: notLoaded }), maxLoadMs);
      element.once('ready', () => clearTimeout(timer));
    },
    unmount,
    destroy: () => {
      unmount();
      listeners = [];
      onDestroy();
    },
    update: () => element,
    on: (event: ElementEvent, handler: Handler) => {
      listeners.push({ event, handler, isOnce: false });
      return element;
    },
    once: (event: ElementEvent, handler: Handler) => {
      listeners.push({ event, handler, isOnce: true });
      return element;
    },
    off: (event: ElementEvent, handler?: Handler) => {
      listeners = listeners.filter((one) => one.event !== event || (handler && one.handler !== handler));
      return element;
    },
    focus: () => post({ type: 'focus' }),
    blur: () => post({ type: 'blur' }),
    clear: () => post({ type: 'clear' }),
    collapse: () => element,
    /** Only in this replacement. */
    applyAppearance: (changed: Appearance) => {
      appearance = changed;
      post({ type: 'appearance', appearance });
    },
    validate: () => ask((number) => ({ type: 'validate', ask: number })),
    confirm: (clientSecret: string, billing: BillingDetails) =>
      ask((number) => ({ type: 'confirm', ask: number, clientSecret, billing })),
  };
  return element;
}
