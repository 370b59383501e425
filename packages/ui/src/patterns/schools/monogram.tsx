export type MonogramProps = {
  /** 'NA' for New York University, Abu Dhabi. */
  initials: string;
};

/** Initials of a school in a ruled square. Decorative: the name is beside it. */
export function Monogram({ initials }: MonogramProps) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 flex-none place-items-center rounded-1 border border-line-strong font-serif text-14 leading-none font-strong tracking-[0.02em]"
    >
      {initials}
    </span>
  );
}
