import { schoolInitials } from './school-initials';

export type MonogramProps = { name: string };

/** Two letters of a school's name in a ruled square; decorative, the name stands beside it. */
export function Monogram({ name }: MonogramProps) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 flex-none place-items-center rounded-1 border border-line-strong font-serif text-14 leading-none font-strong tracking-[0.02em]"
    >
      {schoolInitials(name)}
    </span>
  );
}
