import { cva } from 'class-variance-authority';

/** Box shared by Input, Textarea, Select and Combobox. */
export const controlStyle = cva(
  [
    'w-full min-w-0 rounded-2 border border-line-strong bg-surface-raised text-start text-ink',
    'transition-colors duration-fast ease-pen hover:border-ink-muted',
    'focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent',
    'aria-invalid:border-danger aria-invalid:shadow-[inset_3px_0_0_var(--danger)]',
    'rtl:aria-invalid:shadow-[inset_-3px_0_0_var(--danger)]',
    'read-only:not-[button]:border-line read-only:not-[button]:bg-surface-sunken',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-ink-faint',
  ],
  {
    variants: {
      size: {
        sm: 'min-h-9 px-3 py-1.25 text-14 leading-[1.5]',
        md: 'min-h-11 px-3 py-2.25 text-16 leading-[1.5]',
        lg: 'min-h-13 px-3 py-2.25 text-18 leading-[1.5]',
      },
    },
    defaultVariants: { size: 'md' },
  },
);
