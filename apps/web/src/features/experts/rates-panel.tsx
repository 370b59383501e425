import type { ExpertRates } from '@aw/contracts/experts/profile';
import { moneyText } from '@aw/contracts/money-text';
import { Panel } from '~/shell/panel';

/** The current rates for an expert's work, and what is not promised. */
export function RatesPanel({ rates }: { rates: ExpertRates }) {
  const rows = [
    ['An answer, when it is accepted or verified', rates.answer],
    ['Checking another expert’s answer', rates.verification],
  ] as const;
  return (
    <Panel title="What we pay">
      <dl className="border-t border-ink text-15 leading-6 dark:border-line-strong">
        {rows.map(([work, rate]) => (
          <div key={work} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
            <dt>{work}</dt>
            <dd className="font-strong whitespace-nowrap tabular-nums">
              {moneyText(rate.amountMinor, rate.currency)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-14 text-ink-muted">
        These are today’s rates. If they change, you keep what you have already earned. How many questions
        there are depends on students, so we cannot guarantee an income.
      </p>
      <p className="text-14 text-ink-muted">
        We pay your balance by bank transfer and write to you for the details. Your earnings list shows each
        payout with its reference.
      </p>
    </Panel>
  );
}
