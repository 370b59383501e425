import { useId } from 'react';
import { Icon, type IconType } from '../../primitives/icon';

export type FeatureListProps = {
  title: string;
  features: readonly { icon: IconType; title: string; text: string }[];
};

/** Lists features, in a column beside the title on a wide screen and below it on a phone. */
export function FeatureList({ title, features }: FeatureListProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid content-start gap-5 lg:pt-6">
      <h2 id={headingId} className="text-18 leading-title lg:text-22">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-1">
        {features.map(({ icon, title: name, text }) => (
          <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
            <span className="pt-0.5 text-accent">
              <Icon icon={icon} />
            </span>
            <div className="grid gap-1">
              <h3 className="font-sans text-15 font-strong">{name}</h3>
              <p className="text-14 text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
