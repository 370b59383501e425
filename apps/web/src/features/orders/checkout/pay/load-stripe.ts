import type { PublicConfig } from '@aw/contracts/system/public';
import type { Stripe, StripeConstructor } from '@stripe/stripe-js';

export type CardSettings = NonNullable<PublicConfig['card']>;

/** Loads the provider's script, or a test server's, and opens it with our public key. Rejects if it does not load. */
export async function loadStripe({ publishableKey, scriptUrl }: CardSettings): Promise<Stripe> {
  if (scriptUrl) return (await loadTestScript(scriptUrl))(publishableKey);
  // Importing the package's main entry would load the script as a side effect.
  const provider = await import('@stripe/stripe-js/pure');
  provider.loadStripe.setLoadParameters({ advancedFraudSignals: false });
  const stripe = await provider.loadStripe(publishableKey);
  if (!stripe) throw new Error('The payment provider gave nothing to pay with.');
  return stripe;
}

function loadTestScript(src: string): Promise<StripeConstructor> {
  return new Promise((resolve, reject) => {
    const globalStripe = () => (window as { Stripe?: StripeConstructor }).Stripe;
    const loaded = globalStripe();
    if (loaded) return resolve(loaded);
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The script of the test server did not load.'));
    };
    script.src = src;
    script.onerror = fail;
    script.onload = () => {
      const stripe = globalStripe();
      if (stripe) resolve(stripe);
      else fail();
    };
    document.head.append(script);
  });
}
