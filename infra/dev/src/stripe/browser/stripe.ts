// Replaces Stripe's browser script: `window.Stripe` with the payment element and nothing else.
import { retrieveIntent } from './call-api';
import { type ConfirmOptions, confirmPayment } from './confirm-payment';
import { createElements, type ElementsOptions, integrationError } from './elements';

const script = document.currentScript;
const origin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;

function openStripe(publishableKey: string) {
  const notSupported = (name: string) => () =>
    Promise.reject(integrationError(`The test server's script has no ${name}, only the payment element.`));
  return {
    elements: (options?: ElementsOptions) => createElements(origin, publishableKey, options),
    confirmPayment: (options: ConfirmOptions) => confirmPayment(origin, publishableKey, options),
    retrievePaymentIntent: (clientSecret: string) => retrieveIntent(origin, { publishableKey, clientSecret }),
    // React's wrapper checks that these exist.
    createToken: notSupported('createToken'),
    createPaymentMethod: notSupported('createPaymentMethod'),
    confirmCardPayment: notSupported('confirmCardPayment'),
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
  };
}

// The release that the loader expects. It warns about any other.
Object.assign(window, { Stripe: Object.assign(openStripe, { version: 'endive' }) });
