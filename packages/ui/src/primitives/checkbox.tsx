import { Check, Minus, TriangleAlert } from 'lucide-react';
import { Checkbox as RadixCheckbox } from 'radix-ui';
import { type ReactNode, type Ref, useId } from 'react';
import { formatNumber } from './format-count';
import { Icon } from './icon';

type CheckboxProps = {
  label: ReactNode;
  isChecked: boolean | 'some';
  onCheckedChange: (isChecked: boolean) => void;
  /** Compiled text below the label that is part of its name. Wide formulas scroll by keyboard only outside of a label. */
  text?: ReactNode;
  help?: ReactNode;
  /** Count at the end of the row, as in filters. Nothing is shown for 0. */
  count?: number;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  /** Message that explains the error and how to correct it; announced when it appears. */
  error?: string;
  ref?: Ref<HTMLButtonElement>;
};

const boxStyle = [
  'relative mt-px grid size-5 flex-none cursor-pointer place-items-center rounded-1 border border-line-strong',
  'bg-surface-raised text-accent-ink after:absolute after:-inset-1 hover:border-ink-muted',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken aria-invalid:border-danger',
  'data-[state=checked]:border-accent data-[state=checked]:bg-accent',
  'data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent',
].join(' ');

/** Single checkbox; `some` is the partly selected state of a "select all". */
export function Checkbox(props: CheckboxProps) {
  const { label, isChecked, onCheckedChange, text, help, count, isLabelHidden, isDisabled = false } = props;
  const id = useId();
  const labelId = `${id}label`;
  const textId = `${id}text`;
  const helpId = `${id}help`;
  const errorId = `${id}error`;
  const describedBy = [help && helpId, props.error && errorId].filter(Boolean).join(' ');
  return (
    <div className="flex items-start justify-between gap-2 text-15">
      <div className={text ? 'grid min-w-0 grid-cols-1' : 'grid'}>
        <label
          id={labelId}
          htmlFor={id}
          data-disabled={isDisabled || undefined}
          className="flex cursor-pointer items-start gap-2.5 py-0.5 data-disabled:cursor-not-allowed data-disabled:text-ink-faint"
        >
          <RadixCheckbox.Root
            id={id}
            ref={props.ref}
            checked={isChecked === 'some' ? 'indeterminate' : isChecked}
            onCheckedChange={(next) => onCheckedChange(next === true)}
            disabled={isDisabled}
            required={props.isRequired}
            aria-invalid={props.isInvalid || Boolean(props.error) || undefined}
            aria-labelledby={text ? `${labelId} ${textId}` : undefined}
            aria-describedby={describedBy || undefined}
            className={boxStyle}
          >
            <RadixCheckbox.Indicator className="*:stroke-[2.5]">
              <Icon icon={isChecked === 'some' ? Minus : Check} size="sm" />
            </RadixCheckbox.Indicator>
          </RadixCheckbox.Root>
          <span className={isLabelHidden ? 'sr-only' : text ? 'min-w-0' : undefined}>{label}</span>
        </label>
        {text && (
          <div id={textId} className="min-w-0 ps-7.5">
            {text}
          </div>
        )}
        {help && (
          <p id={helpId} className="ps-7.5 text-13 text-ink-muted">
            {help}
          </p>
        )}
        {props.error && (
          <p id={errorId} role="alert" className="flex gap-1.5 ps-7.5 text-13 font-medium text-danger">
            <span className="mt-px">
              <Icon icon={TriangleAlert} size="sm" />
            </span>
            {props.error}
          </p>
        )}
      </div>
      {count !== undefined && count > 0 && (
        <span className="pt-1 text-13 text-ink-faint tabular-nums">{formatNumber(count)}</span>
      )}
    </div>
  );
}
