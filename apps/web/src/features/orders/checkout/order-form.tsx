import { moneyText } from '@aw/contracts/money-text';
import type { User } from '@aw/contracts/users/public';
import { PayBar } from '@aw/ui/patterns/pay-bar';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { configQuery, usePublicConfig } from '~/lib/config';
import { splitStyle } from '~/shell/split-style';
import { priceBookQuery } from './checkout-queries';
import type { PickedDraft } from './draft/pick-draft';
import { FilesField } from './files/files-field';
import { useOrderFiles } from './files/use-order-files';
import { BriefSection } from './form/brief-section';
import { CustomerSection } from './form/customer-section';
import { WorkSection } from './form/work-section';
import { OrderHead } from './order-head';
import { wordsOf } from './order-values';
import { CardBox } from './pay/card-box';
import type { CardPayment } from './pay/card-form';
import { OtherMethods } from './pay/other-methods';
import { PaymentSection } from './pay/payment-section';
import { usePay } from './pay/use-pay';
import {
  bookOf,
  cardPriceNote,
  heldPriceText,
  priceRule,
  promotionText,
  rateText,
  shownPrice,
} from './price/price-text';
import { neighbourOf } from './steps/order-steps';
import { StepHead } from './steps/step-head';
import { CurrentStep, StepPart } from './steps/step-part';
import { isStepped, useOrderSteps } from './steps/use-order-steps';
import { FailureLine, OrderSide } from './summary/order-side';
import { useOrderForm } from './use-order-form';

type OrderFormProps = {
  user: User;
  picked: PickedDraft;
  /** Called with the order's id once it exists. */
  onOrder: (orderId: string) => void;
};

/** The order form with its draft, price and payment. */
export function OrderForm({ user, picked, onOrder }: OrderFormProps) {
  const { form, draft, values, offer } = useOrderForm(user.id, picked);
  const { maxFileBytes } = usePublicConfig();
  const card = useQuery(configQuery).data?.card;
  const prices = useQuery(priceBookQuery).data;
  const payment = useRef<CardPayment>(undefined);

  const { order, saver } = draft;
  useEffect(() => {
    if (order) onOrder(order.id);
  }, [order, onOrder]);
  const steps = useOrderSteps({
    form,
    firstStep: picked.order?.status === 'awaiting_payment' ? 'payment' : 'work',
  });
  const { step } = steps;
  const next = neighbourOf(step, 1);
  const book = bookOf(prices);
  const words = wordsOf(values.wordCount);
  const price = shownPrice(words, book, order, new Date());
  const promotion = promotionText(book);
  const isPayable = price.finalMinor > 0 && values.service !== '';

  const openOrder = () => saver.flush(form.getValues());
  const files = useOrderFiles({ userId: user.id, order, openOrder, limitBytes: maxFileBytes });
  const { pay, isPaying, failure, startFailure } = usePay({
    form,
    saver,
    payment,
    hasCard: Boolean(card),
    isSendingFiles: files.isSending,
    shownMinor: price.finalMinor,
    onErrors: steps.openFirst,
  });

  const amount = moneyText(price.finalMinor, price.currency);
  const button = (isBlock: boolean) => (
    <Button
      type="submit"
      form="order"
      variant="primary"
      isBlock={isBlock}
      disabled={card === undefined}
      isPending={isPaying}
      pendingLabel="Processing..."
    >
      {card === null || price.finalMinor === 0 ? 'Place the order' : `Pay ${amount}`}
    </Button>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (next && isStepped()) void steps.openNext();
    else pay();
  };

  return (
    <FormProvider {...form}>
      <OrderHead draft={draft} hasAccount={!user.isAnonymous} />
      <CurrentStep value={step}>
        <StepHead step={step} heading={steps.heading} onBack={steps.goBack} />
        <div className={splitStyle}>
          <form
            id="order"
            noValidate
            onSubmit={submit}
            onFocus={steps.onFocus}
            // The bar at the bottom of phones never covers the focused field.
            className="relative min-w-0 max-lg:[&_:is(input,textarea,button)]:scroll-mb-24"
          >
            <StepPart of="contact">
              <CustomerSection />
            </StepPart>
            <StepPart of={['work', 'details']}>
              <WorkSection offer={offer} rule={priceRule(words, price, book)} />
            </StepPart>
            <StepPart of="details">
              <BriefSection files={<FilesField files={files} />} />
            </StepPart>
            <StepPart of="payment" keepsWidth>
              <PaymentSection price={price}>
                {card !== null && (
                  <CardBox
                    card={card}
                    amountMinor={price.finalMinor}
                    currency={price.currency}
                    isPayable={isPayable}
                    payment={payment}
                    startFailure={startFailure}
                    isPaying={isPaying}
                  />
                )}
                <OtherMethods orderId={order?.id} hasCard={card !== null} />
              </PaymentSection>
            </StepPart>
          </form>
          <OrderSide
            values={values}
            price={price}
            notes={[
              rateText(book),
              cardPriceNote(values.service),
              promotion,
              heldPriceText(order, prices),
            ].filter((note) => note !== undefined)}
            isDated={promotion !== undefined}
            failure={failure}
            action={button(true)}
            isOnPhones={next === undefined}
            onField={steps.openField}
          />
        </div>
      </CurrentStep>
      <div className="sticky bottom-0 z-10 -mx-4 mt-6 bg-surface-raised lg:hidden">
        {failure && !next && (
          <div className="border-t border-line px-4 py-2">
            <FailureLine>{failure}</FailureLine>
          </div>
        )}
        <PayBar label={`${formatCount(words, 'word')}, final price`} amount={amount}>
          {next ? (
            <Button type="submit" form="order" variant="primary">
              {`Continue to ${next}`}
            </Button>
          ) : (
            button(false)
          )}
        </PayBar>
      </div>
    </FormProvider>
  );
}
