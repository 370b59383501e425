import { openPayments } from '../adapters/payments/open-payments';
import { findDifferences } from '../modules/payments/reconciliation/find-differences';
import { runCommand } from './run-command';
import { withDatabase } from './with-database';

/**
 * `node apps/api/dist/check-payments.js`: prints differences between orders, payments and the provider. Exit code 1 if
 * there are any.
 */
await runCommand(async (config) => {
  const differences = await withDatabase(config, async (db) =>
    findDifferences({ db, payments: await openPayments(config), now: () => new Date() }),
  );
  for (const { orderId, paymentId, what } of differences)
    console.log([orderId ?? 'no order', paymentId, what].filter(Boolean).join('  '));
  console.log(`${differences.length} differences`);
  if (differences.length > 0) process.exitCode = 1;
});
