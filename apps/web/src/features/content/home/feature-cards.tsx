import { Icon } from '@aw/ui/primitives/icon';
import { BadgeCheck, BookOpen, Coins, Laptop } from 'lucide-react';
import { claimValue } from '~/content/claims';

const features = [
  {
    icon: BookOpen,
    title: 'Study documents',
    text: 'Notes, past exams and study guides for your course. The first pages are free; one credit unlocks the rest.',
  },
  {
    icon: BadgeCheck,
    title: 'Every upload is checked',
    text: 'We open every upload and compare it with all others before we publish it.',
  },
  {
    icon: Coins,
    title: 'Rewards for uploads',
    text: `Get points for every fifth accepted document and ${claimValue('credits')} unlock credits for every tenth.`,
  },
  {
    icon: Laptop,
    title: 'Phone and laptop',
    text: 'Read and upload on any device. Nothing to install.',
  },
];

/** The features of the site in four short columns. */
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
