import { reasonOf } from '@aw/contracts/api-error';
import type { ResponseOf } from '@aw/contracts/endpoint';
import { type staffPaymentHealth, staffReconcile } from '@aw/contracts/payments/staff';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Note } from '@aw/ui/primitives/note';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aw/ui/primitives/table';
import { Time } from '@aw/ui/primitives/time';
import { Scale } from 'lucide-react';
import { Link } from 'react-router';
import { useAction } from '../../actions/use-action';
import { orderAddress, shortOrderNumber } from '../../format/order-number';
import { useConsole } from '../../services/console-services';
import { comparisonText } from './comparison-text';

type Health = ResponseOf<typeof staffPaymentHealth>;
type ComparisonSectionProps = { health: Health };

/** Comparison of every payment with the provider: the last report or failure, and the button for a new one. */
export function ComparisonSection({ health }: ComparisonSectionProps) {
  const { api } = useConsole();
  const { comparisonFailure, isCardOn } = health;
  const compare = useAction({
    send: () => api.call(staffReconcile, {}),
    done: (report) => ({
      title: 'Payments compared',
      description: comparisonText(report),
      tone: report.differences.length === 0 ? 'positive' : 'default',
    }),
    explain: (error) => `The comparison failed. ${reasonOf(error)}`,
    isStaleAfter: () => true,
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-18">Comparison with the provider</h2>
        {isCardOn && (
          <Button
            size="sm"
            icon={Scale}
            isPending={compare.isPending}
            pendingLabel="Comparing…"
            onClick={() => compare.mutate()}
          >
            Compare now
          </Button>
        )}
      </div>
      {comparisonFailure && <FailedComparison failure={comparisonFailure} />}
      <LastReport health={health} />
    </div>
  );
}

function FailedComparison({ failure }: { failure: NonNullable<Health['comparisonFailure']> }) {
  return (
    <Note tone="danger" title="The last comparison failed.">
      <Time value={failure.at} />: {failure.reason} We do not know whether payments and orders agree now. We
      compare them again every night, and when you press “Compare now”.
    </Note>
  );
}

/** Report of the last successful comparison. If a later one failed, the text says how old the report is. */
function LastReport({ health: { differences, reconciledAt, comparisonFailure } }: ComparisonSectionProps) {
  if (reconciledAt === null)
    return comparisonFailure ? null : (
      <p className="text-14 text-ink-muted">
        We compare payments and orders every night. There has been no comparison yet.
      </p>
    );
  if (differences.length === 0)
    return comparisonFailure ? (
      <p className="text-14 text-ink-muted">
        The comparison before that, <Time value={reconciledAt} isInSentence />, found no differences.
      </p>
    ) : (
      <Note tone="positive">No differences: payments and orders agree.</Note>
    );
  return (
    <>
      <Note tone="danger" title={`${formatCount(differences.length, 'difference')}.`}>
        We repaired what we could. Please check each of these.
        {comparisonFailure && (
          <>
            {' '}
            They are from the comparison before that, <Time value={reconciledAt} isInSentence />.
          </>
        )}
      </Note>
      <Table label="Differences">
        <TableHead>
          <TableHeadCell>Order</TableHeadCell>
          <TableHeadCell>Difference</TableHeadCell>
          <TableHeadCell>Payment ID</TableHeadCell>
        </TableHead>
        <TableBody>
          {differences.map(({ orderId, paymentId, what }) => (
            <TableRow key={`${orderId} ${paymentId} ${what}`}>
              <TableCell kind="id">
                {orderId ? <Link to={orderAddress(orderId)}>{shortOrderNumber(orderId)}</Link> : 'None'}
              </TableCell>
              <TableCell>
                <span className="inline-block py-2 whitespace-normal">{what}</span>
              </TableCell>
              <TableCell kind="id">{paymentId}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
