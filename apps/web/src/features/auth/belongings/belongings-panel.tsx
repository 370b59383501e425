import { getBelongings } from '@aw/contracts/auth/public';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '~/lib/api';
import { useSession } from '~/lib/session';
import { useHydrated } from '~/lib/use-hydrated';
import { belongingsFigures } from './belongings-text';

/** Figures of the work that this browser's visitor will bring into an account. Empty without such work. */
export function BelongingsPanel() {
  const headingId = useId();
  const belongings = useBelongings();
  const figures = belongings ? belongingsFigures(belongings) : [];
  if (figures.length === 0) return null;
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-3 rounded-2 border border-line bg-surface-raised p-5"
    >
      <div className="grid gap-1">
        <h2 id={headingId} className="text-18">
          Your work in this browser comes with you
        </h2>
        <p className="text-14 text-ink-muted">
          You did this without an account. We add it to your account when you sign in. Nothing is lost.
        </p>
      </div>
      <dl className="border-t border-ink text-15 leading-6 dark:border-line-strong">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
            <dt>{label}</dt>
            <dd className="font-strong tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export const belongingsKey = ['belongings'] as const;

/** Returns what this browser's anonymous user owns and would bring into an account; undefined for signed-in users. */
function useBelongings() {
  const { user } = useSession();
  const isHydrated = useHydrated();
  const { data } = useQuery({
    queryKey: [...belongingsKey, user?.id],
    queryFn: ({ signal }) => api.call(getBelongings, { signal }),
    enabled: user?.isAnonymous === true,
    // Fetched again whenever a sign-in page opens, because uploads and views continue meanwhile.
    staleTime: 0,
  });
  return isHydrated && user?.isAnonymous ? data : undefined;
}
