import { cva } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconType } from './icon';
import { Spinner } from './spinner';
import { Tooltip } from './tooltip';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | 'danger-solid';

/** Variants with more padding at the sides: all but `quiet`. */
const framed: ButtonVariant[] = ['primary', 'secondary', 'danger', 'danger-quiet', 'danger-solid'];

const buttonStyle = cva(
  [
    'inline-flex max-w-full cursor-pointer items-center justify-center rounded-2 border',
    'font-sans font-strong leading-tight no-underline transition-colors duration-fast ease-pen',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-ink-faint',
    // `aria-disabled` keeps a button focusable, for one that must not lose the focus.
    'aria-disabled:not-aria-busy:pointer-events-none aria-disabled:not-aria-busy:opacity-50',
    'aria-busy:cursor-progress print:hidden',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-accent text-accent-ink enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover',
        secondary:
          'border-line-strong bg-surface-raised text-ink enabled:hover:border-ink enabled:hover:bg-surface [a&]:hover:border-ink [a&]:hover:bg-surface',
        quiet: 'border-transparent text-accent enabled:hover:bg-accent-surface [a&]:hover:bg-accent-surface',
        danger: 'border-danger bg-surface-raised text-danger enabled:hover:bg-danger-surface',
        'danger-quiet': 'border-transparent text-danger enabled:hover:bg-danger-surface',
        'danger-solid': 'border-transparent bg-danger text-surface-raised',
      },
      size: { md: 'min-h-11 gap-2 text-15', sm: 'min-h-8 gap-1.5 text-13' },
      isBlock: { true: 'w-full py-2', false: 'whitespace-nowrap' },
    },
    compoundVariants: [
      { variant: framed, size: 'md', className: 'px-4.5' },
      { variant: framed, size: 'sm', className: 'px-3' },
      { variant: 'quiet', size: 'md', className: 'px-2.5' },
      { variant: 'quiet', size: 'sm', className: 'px-2' },
    ],
  },
);

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  /** `primary` is filled; use one per view. `danger-solid` only confirms a destructive action. */
  variant?: ButtonVariant;
  size?: 'sm' | 'md';
  icon?: IconType;
  /** Shows that the action is running. The button keeps its focus and ignores clicks meanwhile. */
  isPending?: boolean;
  /** Label while the action runs, such as 'Uploading...'. */
  pendingLabel?: string;
  isBlock?: boolean;
  /** Applies the style to its only child, such as a router link. */
  asChild?: boolean;
};

function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Button with a text label; with `asChild`, a link that looks like one. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', icon, isPending = false, pendingLabel, ...rest } = props;
  const { isBlock = false, asChild = false, type = 'button', onClick, children, ...buttonProps } = rest;
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root
      {...buttonProps}
      type={asChild ? undefined : type}
      className={buttonStyle({ variant, size, isBlock })}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || buttonProps['aria-disabled']}
      onClick={isPending ? ignore : onClick}
    >
      {isPending ? <Spinner /> : icon && <Icon icon={icon} size={size} />}
      <Slot.Slottable>{isPending && pendingLabel ? pendingLabel : children}</Slot.Slottable>
    </Root>
  );
}

const iconButtonStyle = cva(
  [
    'inline-grid flex-none cursor-pointer place-items-center rounded-2 border transition-colors duration-fast ease-pen',
    'disabled:cursor-not-allowed disabled:text-ink-faint aria-pressed:text-accent print:hidden',
    'aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint',
  ],
  {
    variants: {
      variant: {
        plain: 'border-transparent text-ink enabled:hover:bg-surface-sunken',
        secondary: 'border-line-strong bg-surface-raised text-ink enabled:hover:border-ink',
        danger: 'border-transparent text-danger enabled:hover:bg-danger-surface',
      },
      size: { md: 'size-11', sm: 'size-8' },
    },
  },
);

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** Accessible name, also shown as a tooltip. */
  label: string;
  icon: IconType;
  variant?: 'plain' | 'secondary' | 'danger';
  size?: 'sm' | 'md';
  /** Turn off where the icon is well known and gets the focus automatically, such as a dialog's cross. */
  hasTooltip?: boolean;
};

/** Button with only an icon (44 px, small 32 px). Its label is shown as a tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'plain', size = 'md', hasTooltip = true, ...buttonProps } = props;
  const button = (
    <button
      type="button"
      {...buttonProps}
      aria-label={label}
      // The tooltip repeats the name. As a description it would be read twice.
      aria-describedby={buttonProps['aria-describedby']}
      className={iconButtonStyle({ variant, size })}
    >
      <Icon icon={icon} size={size} />
    </button>
  );
  return hasTooltip ? <Tooltip label={label}>{button}</Tooltip> : button;
}
