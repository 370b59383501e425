import { Icon } from '@aw/ui/primitives/icon';
import { BadgeCheck, BookOpen, Coins, Laptop } from 'lucide-react';
import { claimValue } from '~/content/claims';

const features = [
  {
    icon: BookOpen,
    title: 'Study documents',
    text: 'Notes, past exams and study guides, by course. The first pages are free; the rest costs one credit.',
  },
  {
    icon: BadgeCheck,
    title: 'Checked before they count',
    text: 'Every upload is opened and compared with all others before it is published.',
  },
  {
    icon: Coins,
    title: 'Rewards for uploads',
    text: `Points at every fifth accepted document, ${claimValue('credits')} unlock credits at every tenth.`,
  },
  {
    icon: Laptop,
    title: 'Phone and laptop',
    text: 'Nothing to install: read and upload on whatever you have at hand.',
  },
];

/** What the site does, in four short columns under one double rule. */
export function FeatureCards() {
  return (
    <section aria-label="What you find here" className="wrap">
      <ul className="rule-double grid pt-0.5 lg:grid-cols-4">
        {features.map(({ icon, title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[20px_1fr] gap-x-3.5 gap-y-1 border-line py-4.5 not-last:border-b lg:grid-cols-1 lg:content-start lg:gap-2 lg:py-6 lg:pe-6 lg:not-first:border-s lg:not-first:ps-6 lg:not-last:border-b-0"
          >
            <span className="mt-0.5 text-accent">
              <Icon icon={icon} />
            </span>
            <h2 className="text-17 leading-[1.3] tracking-[-0.008em]">{title}</h2>
            <p className="col-start-2 text-14 text-ink-muted lg:col-start-1">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
