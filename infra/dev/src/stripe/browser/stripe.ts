// The stand-in for Stripe's browser script: `window.Stripe` with the payment element and nothing else.
import { retrieveIntent } from './call-api';
import { type ConfirmOptions, confirmPayment } from './confirm-payment';
import { createElements, type ElementsOptions, integrationError } from './elements';

const script = document.currentScript;
const origin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;

function openStripe(publishableKey: string) {
  const notHere = (name: string) => () =>
    Promise.reject(integrationError(`The test server's script has no ${name}, only the payment element.`));
  return {
    elements: (options?: ElementsOptions) => createElements(origin, publishableKey, options),
    confirmPayment: (options: ConfirmOptions) => confirmPayment(origin, publishableKey, options),
    retrievePaymentIntent: (clientSecret: string) => retrieveIntent(origin, { publishableKey, clientSecret }),
    // React's wrapper looks for these before it believes that this is Stripe.
    createToken: notHere('createToken'),
    createPaymentMethod: notHere('createPaymentMethod'),
    confirmCardPayment: notHere('confirmCardPayment'),
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
  };
}

// The version is the release that the loader expects; it warns about any other.
Object.assign(window, { Stripe: Object.assign(openStripe, { version: 'endive' }) });
