import { ApiError, hasCode } from '@aw/contracts/api-error';
import { minorPerUnit } from '@aw/contracts/money-text';
import { getOrder, placeOrder } from '@aw/contracts/orders/public';
import type { Order } from '@aw/contracts/orders/shapes';
import { createPaymentIntent, getPaymentOutcome } from '@aw/contracts/payments/public';
import { useToast } from '@aw/ui/primitives/toast';
import { type RefObject, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import type { DraftSaver } from '../draft/draft-saver';
import { fieldOrder } from '../field-labels';
import type { OrderValues } from '../order-values';
import type { CardPayment } from './card-form';
import { redirectTo } from './redirect-to';

type Input = {
  form: UseFormReturn<OrderValues>;
  saver: DraftSaver;
  /** The card form, once it has loaded. */
  payment: RefObject<CardPayment | undefined>;
  hasCard: boolean;
  isSendingFiles: boolean;
  /** The price on the button, in minor units. */
  shownMinor: number;
  /** Shows the first of the fields that have errors. */
  onErrors: (fields: string[]) => void;
};

const paymentFailed = 'Payment Failed';
const paymentError = {
  title: 'Payment Error',
  description: 'An unexpected error occurred. Please try again.',
};

/**
 * Validates form and card, saves and places the order, creates its payment intent and pays it. Without card payment it
 * opens the order's page.
 */
export function usePay(input: Input) {
  const { form, saver, hasCard, shownMinor } = input;
  const [isPaying, setIsPaying] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [startFailure, setNotBegun] = useState<string>();
  // A ref, because state would let through a second click in the same render.
  const isBusy = useRef(false);
  const { toast } = useToast();

  const notifyFailure = (title: string, description: string) => {
    setFailure(description);
    toast({ title, description, tone: 'danger', about: 'payment' });
  };

  const place = async (values: OrderValues): Promise<string | undefined> => {
    const card = input.payment.current;
    if (hasCard && !card) return 'The card form has not loaded yet. Please try again in a moment.';
    const missing = await card?.submit();
    if (missing) return missing;
    const { id } = await saver.flush(values);
    const order = await api.call(placeOrder, { params: { orderId: id } });
    saver.adopt(order);
    if (!card) {
      return redirectTo(paths.order(id));
    }
    if (order.price.finalMinor !== shownMinor) return priceChanged;
    const clientSecret = await beginPayment(order);
    return card.confirm(clientSecret, new URL(paths.paymentSuccess, location.origin).href);
  };

  /** Returns the client secret of the order's payment intent. After `orders.amount` the page shows the new price. */
  const beginPayment = async ({ id, service, price }: Order): Promise<string> => {
    const body = { amount: price.finalMinor / minorPerUnit(price.currency), service, orderId: id };
    try {
      return (await api.call(createPaymentIntent, { body })).clientSecret;
    } catch (error) {
      if (error instanceof ApiError) setNotBegun(error.reason);
      if (hasCode(error, 'orders.amount')) saver.adopt(await api.call(getOrder, { params: { orderId: id } }));
      throw error;
    }
  };

  const pay = form.handleSubmit(
    async (values) => {
      if (isBusy.current) return;
      setFailure(undefined);
      setNotBegun(undefined);
      if (input.isSendingFiles)
        return setFailure(
          'Your files are still uploading. Please wait until they are all uploaded, then pay.',
        );
      isBusy.current = true;
      setIsPaying(true);
      try {
        const problem = await place(values);
        if (problem) notifyFailure(paymentFailed, problem);
      } catch (error) {
        if (!(error instanceof ApiError)) notifyFailure(paymentError.title, paymentError.description);
        else if (paidElsewhereCodes.has(error.code) && (await isPaidElsewhere(saver.orderId())))
          await redirectTo(`${paths.paymentSuccess}?order=${saver.orderId()}`);
        else if (!markFields(input, error)) notifyFailure(paymentError.title, error.reason);
      } finally {
        isBusy.current = false;
        setIsPaying(false);
      }
    },
    (errors) => input.onErrors(Object.keys(errors)),
  );

  return { pay: () => void pay(), isPaying, failure, startFailure };
}

/** Error codes of an order that is paid or being paid. */
const paidElsewhereCodes = new Set<string>(['orders.locked', 'orders.move', 'orders.paying']);

/** Returns true if another tab or device has paid the order or is paying it. */
async function isPaidElsewhere(orderId: string | undefined): Promise<boolean> {
  if (orderId === undefined) return false;
  const paid = await api.call(getPaymentOutcome, { query: { orderId } }).catch(() => undefined);
  return paid?.outcome === 'succeeded' || paid?.outcome === 'processing';
}

const priceChanged = 'The price has changed. You have not been charged. This page now shows the new price.';

/** Shows the server's issues under their fields; returns false if none is about a field. */
function markFields({ form, onErrors }: Input, { issues }: ApiError): boolean {
  const errors = issues.flatMap(({ path, message }) => {
    const name = fieldOrder.find((field) => field === path);
    return name ? [{ name, message }] : [];
  });
  for (const { name, message } of errors) form.setError(name, { type: 'server', message });
  onErrors(errors.map(({ name }) => name));
  return errors.length > 0;
}
