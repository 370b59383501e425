import { moneyText } from '@aw/contracts/money-text';
import type { OrderPrice } from '@aw/pricing';
import { PriceSummary } from '@aw/ui/patterns/price-summary';
import { TrustBadges } from '@aw/ui/patterns/trust-badges';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Icon } from '@aw/ui/primitives/icon';
import { Link } from '@aw/ui/primitives/link';
import { Clock, Lock, PenLine, Shield, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { usePublicConfig } from '~/lib/config';
import { mailLink, whatsAppLink } from '~/lib/contact-links';
import { fieldLabels, fieldOrder } from '../field-labels';
import { type OrderField, type OrderValues, wordsOf } from '../order-values';
import { attentionText, helpText, orderLine } from './order-text';

const badges = [
  { label: '100% Secure', icon: Lock },
  { label: '24/7 Support', icon: Clock },
  { label: 'Expert Writers', icon: PenLine },
  { label: 'Quality Guaranteed', icon: Shield },
];

type OrderSideProps = {
  values: OrderValues;
  price: OrderPrice;
  /** Explains how the price is calculated and how long it is held. */
  notes: string[];
  /** True if the discount has a first and a last day. */
  isDated: boolean;
  failure: string | undefined;
  action: ReactNode;
  /** False in the steps of a phone that do not show the summary. */
  isOnPhones: boolean;
  /** Shows and focuses a field. */
  onField: (field: OrderField) => void;
};

/** The summary beside the form: order line, price, badges and contact links. */
export function OrderSide(props: OrderSideProps) {
  const { values, price, notes, isDated, failure, action, isOnPhones, onField } = props;
  const config = usePublicConfig();
  const { currency, discountPercent, discountMinor, baseMinor, finalMinor } = price;
  const money = (minor: number) => moneyText(minor, currency);
  return (
    <aside
      aria-label="Price"
      className={`grid min-w-0 grid-cols-1 gap-3 ${isOnPhones ? '' : 'max-lg:hidden'}`}
    >
      <PriceSummary
        lead={orderLine(values)}
        words={formatNumber(wordsOf(values.wordCount))}
        base={money(baseMinor)}
        discount={
          discountPercent > 0
            ? { label: `Discount ${discountPercent}%`, value: money(-discountMinor) }
            : undefined
        }
        final={money(finalMinor)}
        was={isDated && discountMinor > 0 ? money(baseMinor) : undefined}
        notes={notes}
        action={action}
      >
        {failure && (
          <div className="max-lg:hidden">
            <FailureLine>{failure}</FailureLine>
          </div>
        )}
        <Attention onField={onField} />
      </PriceSummary>
      <TrustBadges badges={badges} />
      <p className="px-1 text-14 text-ink-muted">
        Have a question? <Link to={whatsAppLink(config, helpText(values))}>WhatsApp</Link> or{' '}
        <Link to={mailLink(config, 'A question about an order')}>email</Link>
      </p>
    </aside>
  );
}

/** The invalid fields, each a button that focuses it. */
function Attention({ onField }: Pick<OrderSideProps, 'onField'>) {
  const id = useId();
  const { formState } = useFormContext<OrderValues>();
  const wrong = fieldOrder.filter((field) => formState.errors[field]);
  if (wrong.length === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-12 text-ink-muted">
      <span id={id}>{attentionText(wrong.length)}</span>
      {wrong.map((field) => (
        <button
          key={field}
          type="button"
          aria-describedby={id}
          onClick={() => onField(field)}
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-[0.22em]"
        >
          {fieldLabels[field]}
        </button>
      ))}
    </p>
  );
}

/** Says why the order was not placed or paid. Screen readers announce it when it appears. */
export function FailureLine({ children }: { children: string }) {
  return (
    <p role="alert" className="flex gap-1.5 text-13 font-medium text-danger">
      <span className="mt-px">
        <Icon icon={TriangleAlert} size="sm" />
      </span>
      {children}
    </p>
  );
}
