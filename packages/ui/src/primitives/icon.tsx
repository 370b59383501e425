import type { LucideIcon } from 'lucide-react';

export type IconType = LucideIcon;

type IconProps = { icon: IconType; size?: 'sm' | 'md' | 'lg' };

const sizes = {
  sm: { className: 'size-4 flex-none', strokeWidth: 1.75 },
  md: { className: 'size-5 flex-none', strokeWidth: 1.6 },
  lg: { className: 'size-6 flex-none', strokeWidth: 1.6 },
};

/** Icon beside a word (16, 20 or 24 px), always hidden from screen readers. */
export function Icon({ icon: Drawing, size = 'md' }: IconProps) {
  return <Drawing aria-hidden="true" {...sizes[size]} />;
}
