import { Icon, type IconType } from '../../primitives/icon';

export type TrustBadgesProps = { badges: readonly { label: string; icon: IconType }[] };

/** Shows short promises with their icons, two in a row. */
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
