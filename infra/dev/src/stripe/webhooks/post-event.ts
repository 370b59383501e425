import { createHmac } from 'node:crypto';

const longestAnswerMs = 10_000;

/** The `Stripe-Signature` of a body at a time in seconds since 1970. */
export function signatureOf(body: string, secret: string, time: number): string {
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}

/** Posts a signed body; gives the status of the answer, or null when there was none within ten seconds. */
export async function postSigned(
  url: string,
  body: string,
  signature: string,
  stop: AbortSignal,
): Promise<number | null> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(longestAnswerMs)]);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signature,
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
  };
  try {
    const response = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}
