import { Icon, type IconType } from '@aw/ui/primitives/icon';
import { Coins, FileUp, KeyRound, LibraryBig } from 'lucide-react';
import { useId } from 'react';

type Benefit = { icon: IconType; title: string; text: string };

const benefits: Benefit[] = [
  {
    icon: Coins,
    title: '1 unlock credit to start with',
    text: 'You get it when you confirm your email address (once per inbox). It unlocks one document forever and never expires.',
  },
  {
    icon: FileUp,
    title: '5 more for every 10 uploads',
    text: 'Each accepted document counts, and every fifth also earns 100 points.',
  },
  {
    icon: LibraryBig,
    title: 'Your work on every device',
    text: 'Uploads, unlocked documents, credits and rewards are there wherever you sign in.',
  },
  {
    icon: KeyRound,
    title: 'Your choice of sign-in',
    text: 'Use a password or a passkey, and two-step sign-in if you want it.',
  },
];

/** Benefits of an account. Each states a rule that the site really applies. */
export function AccountBenefits() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 text-18">
        What an account gives you
      </h2>
      <ul className="grid gap-4">
        {benefits.map(({ icon, title, text }) => (
          <li key={title} className="grid grid-cols-[20px_minmax(0,1fr)] gap-3 text-15">
            <span className="mt-0.5 text-accent">
              <Icon icon={icon} />
            </span>
            <div>
              <p className="font-strong">{title}</p>
              <p className="text-14 text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
