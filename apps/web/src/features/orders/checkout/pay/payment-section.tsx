import { minorPerUnit } from '@aw/contracts/money-text';
import { integrityText } from '@aw/contracts/orders/values';
import type { OrderPrice } from '@aw/pricing';
import { FormSection } from '@aw/ui/patterns/form-section';
import { PriceBoxes } from '@aw/ui/patterns/price-boxes';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { OrderValues } from '../order-values';

type PaymentSectionProps = {
  price: OrderPrice;
  /** The card form, or why there is none, and the other payment methods. */
  children: ReactNode;
};

/** Price, payment and the promise about how the work will be used. */
export function PaymentSection({ price, children }: PaymentSectionProps) {
  const { currency, discountPercent } = price;
  const amounts = [
    [`Price ${currency}`, price.baseMinor],
    [`Discount ${discountPercent}% ${currency}`, price.discountMinor],
    [`Final Price ${currency}`, price.finalMinor],
  ] as const;
  return (
    <FormSection title="Payment">
      <div className="grid grid-cols-1 gap-4">
        <PriceBoxes
          amounts={amounts.map(([label, minor]) => [label, String(minor / minorPerUnit(currency))])}
        />
        {children}
        <Integrity />
      </div>
    </FormSection>
  );
}

function Integrity() {
  const { control } = useFormContext<OrderValues>();
  return (
    <Controller
      control={control}
      name="integrityAcknowledged"
      render={({ field, fieldState }) => (
        <Checkbox
          ref={field.ref}
          label={integrityText}
          isChecked={field.value}
          onCheckedChange={field.onChange}
          isRequired
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
