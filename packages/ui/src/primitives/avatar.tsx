import { cva } from 'class-variance-authority';
import { initials } from './initials';

const avatarStyle = cva(
  'grid flex-none place-items-center overflow-hidden rounded-full font-serif font-strong',
  {
    variants: {
      size: { sm: 'size-7 text-12', md: 'size-10 text-15', lg: 'size-16 text-22' },
      tone: { accent: 'bg-accent-surface text-accent', ink: 'bg-ink text-surface' },
    },
  },
);

type AvatarProps = {
  /** Person's name; its initials replace a missing picture. */
  name: string;
  imageUrl?: string;
  size?: 'sm' | 'md' | 'lg';
  /** `ink` is for the service itself, such as the assistant. */
  tone?: 'accent' | 'ink';
};

/** Shows a person in a circle, beside their written name. */
export function Avatar({ name, imageUrl, size = 'md', tone = 'accent' }: AvatarProps) {
  return (
    <span aria-hidden="true" className={avatarStyle({ size, tone })}>
      {imageUrl ? <img src={imageUrl} alt="" className="size-full object-cover" /> : initials(name)}
    </span>
  );
}
