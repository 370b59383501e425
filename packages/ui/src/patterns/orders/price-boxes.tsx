import { Field } from '../../primitives/field';
import { Input } from '../../primitives/input';

export type PriceBoxesProps = {
  /** Each amount with the label above it: `['Price USD', '60']`. */
  amounts: readonly (readonly [label: string, amount: string])[];
};

/** Calculated amounts, side by side on phones too. */
export function PriceBoxes({ amounts }: PriceBoxesProps) {
  return (
    <div className="grid grid-cols-3 items-end gap-2 sm:gap-4 max-sm:[&_label]:text-12 [&_input]:font-serif [&_input]:text-22 [&_input]:leading-[1.2] [&_input]:font-strong">
      {amounts.map(([label, amount]) => (
        <Field key={label} label={label}>
          <Input readOnly value={amount} />
        </Field>
      ))}
    </div>
  );
}
