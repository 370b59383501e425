import { ApiError } from '@aw/contracts/api-error';
import { placeOrder } from '@aw/contracts/orders/public';
import type { Order } from '@aw/contracts/orders/shapes';
import { useToast } from '@aw/ui/primitives/toast';
import { type RefObject, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import type { DraftSaver } from '../draft/draft-saver';
import { fieldOrder } from '../field-labels';
import type { OrderValues } from '../order-values';
import type { ConfirmCard } from './card-form';

type Input = {
  form: UseFormReturn<OrderValues>;
  saver: DraftSaver;
  /** Brings the payment session to the order's price; not called where cards are not set up. */
  requestSession: () => Promise<Order>;
  confirm: RefObject<ConfirmCard | undefined>;
  hasCard: boolean;
  isSendingFiles: boolean;
  /** The price that the button says, in cents. */
  shownMinor: number;
};

const paymentFailed = 'Payment Failed';
const paymentError = {
  title: 'Payment Error',
  description: 'An unexpected error occurred. Please try again.',
};

/** Validates, stores and places the order, then confirms its payment; without cards it leads to the order's page. */
export function usePay(input: Input) {
  const { form, saver, hasCard, shownMinor } = input;
  const [isPaying, setIsPaying] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { toast } = useToast();

  const tell = (title: string, description: string) => {
    setFailure(description);
    toast({ title, description, tone: 'danger', about: 'payment' });
  };

  const place = async (values: OrderValues): Promise<string | undefined> => {
    const { id } = await saver.flush(values);
    const order = await api.call(placeOrder, { params: { orderId: id } });
    saver.adopt(order);
    if (!hasCard) {
      location.assign(paths.order(id));
      // The page is on its way out: the button goes on working until then.
      return new Promise(() => undefined);
    }
    if (order.price.finalMinor !== shownMinor) return priceChanged;
    await input.requestSession();
    if (!input.confirm.current) return 'The card form is not there yet. Please try again in a moment.';
    return input.confirm.current(new URL(paths.paymentSuccess, location.origin).href);
  };

  const pay = form.handleSubmit(async (values) => {
    setFailure(undefined);
    if (input.isSendingFiles)
      return setFailure('Your files are still on their way. Please pay when all of them are there.');
    setIsPaying(true);
    try {
      const problem = await place(values);
      if (problem) tell(paymentFailed, problem);
    } catch (error) {
      if (!(error instanceof ApiError)) tell(paymentError.title, paymentError.description);
      else if (!markFields(form, error)) tell(paymentError.title, error.reason);
    } finally {
      setIsPaying(false);
    }
  });

  return { pay: () => void pay(), isPaying, failure };
}

const priceChanged = 'The price has changed, and nothing was charged. The page shows the right one now.';

/** Puts what the server found missing under its fields; false when it is about something else. */
function markFields(form: UseFormReturn<OrderValues>, { issues }: ApiError): boolean {
  const found = issues.flatMap(({ path, message }) => {
    const name = fieldOrder.find((field) => field === path);
    return name ? [{ name, message }] : [];
  });
  for (const [index, { name, message }] of found.entries())
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  return found.length > 0;
}
