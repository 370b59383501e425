import { cva } from 'class-variance-authority';
import { DropdownMenu as RadixMenu, Slot } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconType } from './icon';

type DropdownMenuProps = {
  /** Button that opens the menu. */
  trigger: ReactElement;
  /** DropdownItem, DropdownLabel and DropdownSeparator. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
};

/** Menu of links or actions behind one button. The arrow keys move, a letter jumps, Escape returns to the button. */
export function DropdownMenu({ trigger, children, align = 'start' }: DropdownMenuProps) {
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-80 overflow-y-auto rounded-2 bg-surface-raised p-1 text-15 leading-ui shadow-2 data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out"
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

const itemStyle = cva(
  [
    'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-1 px-2.5 py-2 no-underline outline-none select-none',
    'data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-highlighted:bg-accent-surface',
  ],
  {
    variants: {
      tone: { default: 'text-ink', danger: 'text-danger data-highlighted:bg-danger-surface' },
    },
  },
);

type DropdownItemProps = {
  children: ReactNode;
  icon?: IconType;
  tone?: 'default' | 'danger';
  onSelect?: () => void;
  isDisabled?: boolean;
  /** Applies the style to its only child, such as a router link. */
  asChild?: boolean;
};

/** Row of a DropdownMenu: an action, or a link with `asChild`. */
export function DropdownItem(props: DropdownItemProps) {
  const { children, icon, tone = 'default', onSelect, isDisabled, asChild = false } = props;
  return (
    <RadixMenu.Item
      asChild={asChild}
      disabled={isDisabled}
      onSelect={onSelect}
      className={itemStyle({ tone })}
    >
      {icon && <Icon icon={icon} size="sm" />}
      <Slot.Slottable>{children}</Slot.Slottable>
    </RadixMenu.Item>
  );
}

type DropdownLabelProps = { children: ReactNode };

/** Heading for the rows below it. */
export function DropdownLabel({ children }: DropdownLabelProps) {
  return (
    <RadixMenu.Label className="px-2.5 pt-2 pb-1 text-13 font-strong text-ink-muted">
      {children}
    </RadixMenu.Label>
  );
}

/** Hairline between groups of rows. */
export function DropdownSeparator() {
  return <RadixMenu.Separator className="mx-2.5 my-1 h-px bg-line" />;
}
