import { Icon, type IconType } from '../primitives/icon';

export type TrustBadgesProps = { badges: readonly { label: string; icon: IconType }[] };

/** Short promises, each with its sign, two in a row. */
export function TrustBadges({ badges }: TrustBadgesProps) {
  return (
    <ul className="grid grid-cols-2 gap-2 px-1 text-13 leading-5 text-ink-muted">
      {badges.map(({ label, icon }) => (
        <li key={label} className="flex items-center gap-2">
          <Icon icon={icon} size="sm" />
          {label}
        </li>
      ))}
    </ul>
  );
}
