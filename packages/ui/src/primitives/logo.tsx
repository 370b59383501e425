import { Link } from './link';

type LogoProps = {
  siteName?: string;
  size?: 'sm' | 'md';
  /** Shows the name to screen readers only. */
  isNameHidden?: boolean;
  /** Breaks the name into two lines, where there is little room. */
  hasTwoLines?: boolean;
  /** Makes the logo a link, usually to the home page. */
  to?: string;
};

/** Logo (a ruled page with one marked line) and name of the site. */
export function Logo({ siteName = 'Academic Workshop', size = 'md', to, ...props }: LogoProps) {
  const twoLines = props.hasTwoLines ? 'line-clamp-2 w-min leading-tight whitespace-normal' : undefined;
  const nameStyle = props.isNameHidden ? 'sr-only' : twoLines;
  const drawing = (
    <span
      data-size={size}
      className="group inline-flex items-center gap-2.5 font-serif text-[19px] leading-none font-bold tracking-[-0.015em] whitespace-nowrap text-ink data-[size=sm]:gap-2 data-[size=sm]:text-15"
    >
      <svg
        viewBox="0 0 30 30"
        aria-hidden="true"
        className="size-7.5 flex-none group-data-[size=sm]:size-6.5"
      >
        <rect x="1" y="1" width="28" height="28" rx="3" className="fill-ink" />
        <path d="M7 9.5h16M7 21h11" strokeWidth="1.6" opacity=".62" className="stroke-surface" />
        <path d="M6.2 12.6h17.3l.6 5.2H6.8z" className="fill-mark" />
        <path d="M7.5 15.3h15" strokeWidth="1.6" className="stroke-mark-ink" />
      </svg>
      <span className={nameStyle}>{siteName}</span>
    </span>
  );
  if (to === undefined) return drawing;
  return (
    <Link to={to} className="inline-flex no-underline">
      {drawing}
    </Link>
  );
}
