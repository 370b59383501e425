import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';

const maxAnswerMs = 10_000;

/** One try to deliver an event. */
export type Delivery = {
  eventId: string;
  type: string;
  /** Counts from 1. */
  attempt: number;
  /** Status of the receiver's answer; null without one. */
  status: number | null;
};

export type WebhookSettings = {
  secret: string;
  now: () => Date;
  /** Pause before the second try, which doubles with each further try. */
  backoffMs: number;
  maxAttempts: number;
};

/** Changes to deliveries that tests have ordered. */
type Behavior = { isHolding: boolean; duplicates: number; delayMs: number };
const defaultBehavior: Behavior = { isHolding: false, duplicates: 0, delayMs: 0 };

export type Webhooks = ReturnType<typeof openWebhooks>;

/** Sends events to one address: first tries one after another, and repeated until a 2xx. */
export function openWebhooks({ secret, now, backoffMs, maxAttempts }: WebhookSettings) {
  const stopping = new AbortController();
  const deliveries: Delivery[] = [];
  const heldEvents: Stripe.Event[] = [];
  const open = new Set<Promise<void>>();
  let behavior = defaultBehavior;
  let address: string | undefined;
  let lastFirstTry = Promise.resolve();

  function track(work: Promise<void>): Promise<void> {
    const tracked = work.catch(() => undefined).finally(() => open.delete(tracked));
    open.add(tracked);
    return tracked;
  }

  async function attempt(event: Stripe.Event, count: number): Promise<void> {
    if (!address) return;
    const body = JSON.stringify(event, null, 2);
    const signature = signatureOf(body, secret, Math.floor(now().getTime() / 1000));
    const status = await postSigned(address, body, signature, stopping.signal);
    if (stopping.signal.aborted) return;
    deliveries.push({ eventId: event.id, type: event.type, attempt: count, status });
    const isDone = status !== null && status >= 200 && status < 300;
    if (!isDone && count < maxAttempts) void track(retry(event, count + 1));
  }

  async function retry(event: Stripe.Event, count: number): Promise<void> {
    await sleep(backoffMs * 2 ** (count - 2), undefined, { signal: stopping.signal });
    await attempt(event, count);
  }

  function send(event: Stripe.Event): Promise<void> {
    const { duplicates, delayMs } = behavior;
    const sent = lastFirstTry.then(async () => {
      await sleep(delayMs, undefined, { signal: stopping.signal });
      for (let copy = 0; copy <= duplicates; copy++) await attempt(event, 1);
    });
    lastFirstTry = sent.catch(() => undefined);
    return track(sent);
  }

  function takeHeld(ids: string[]): Stripe.Event[] {
    const events = ids.map((id) => {
      const event = heldEvents.find((one) => one.id === id);
      if (!event) throw new Error(`The event ${id} is not held.`);
      return event;
    });
    heldEvents.splice(0, heldEvents.length, ...heldEvents.filter((event) => !ids.includes(event.id)));
    return events;
  }

  return {
    deliveries: () => deliveries,
    heldIds: () => heldEvents.map(({ id }) => id),
    hasAddress: () => address !== undefined,
    setAddress: (url: string | undefined) => {
      address = url;
    },
    isDelivered: (id: string) =>
      deliveries.some(({ eventId, status }) => eventId === id && status !== null && status < 300),
    queue: (event: Stripe.Event) => {
      if (!address) return;
      if (behavior.isHolding) heldEvents.push(event);
      else void send(event);
    },
    /** Changes how later events are delivered. */
    set: (changes: Partial<Behavior>) => {
      behavior = { ...behavior, ...changes };
    },
    /** Sends held events in the given order and waits for the answer to each first try. */
    release: async (ids: string[]) => {
      for (const event of takeHeld(ids)) await send(event);
    },
    /** Drops held events, which then never arrive. */
    discard: (ids: string[]) => {
      takeHeld(ids);
    },
    /** Sends an event again and waits for the answer. */
    resend: (event: Stripe.Event) => send(event),
    /** Settles when no delivery is running and no retry is due. Held events do not count. */
    idle: async () => {
      while (open.size > 0) await Promise.all(open);
    },
    /** Forgets sent and held events, and restores the default behavior. */
    reset: () => {
      behavior = defaultBehavior;
      heldEvents.length = 0;
      deliveries.length = 0;
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(open);
    },
  };
}

/** Returns the `Stripe-Signature` of a body. `time` is in seconds since 1970. */
function signatureOf(body: string, secret: string, time: number): string {
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}

/** Posts a signed body. Returns the status of the answer, or null without an answer within ten seconds. */
async function postSigned(
  url: string,
  body: string,
  signature: string,
  stop: AbortSignal,
): Promise<number | null> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(maxAnswerMs)]);
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
