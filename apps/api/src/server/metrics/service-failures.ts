import { Counter, type Registry } from 'prom-client';
import { type FileStore, FilesUnavailableError } from '../../adapters/files/file-store';
import { MailRefusedError, type MailTransport } from '../../adapters/mail/mail-transport';
import { type PaymentProvider, PaymentsUnavailableError } from '../../adapters/payments/payment-provider';
import { type Scanner, ScannerUnavailableError } from '../../adapters/scanner/scanner';

type Services = {
  files: FileStore;
  mail: MailTransport;
  payments: PaymentProvider | null;
  scanner: Scanner | null;
};

/**
 * Wraps services so that their failures are counted: being unavailable, too slow or refusing our requests, but not
 * mistakes of a caller.
 */
export function countServiceFailures(
  registry: Registry,
  { files, mail, payments, scanner }: Services,
): Services {
  return {
    files: countFiles(files, registry),
    mail: countMail(mail, registry),
    payments: payments && countPayments(payments, registry),
    scanner: scanner && countScanner(scanner, registry),
  };
}

function countFiles(files: FileStore, registry: Registry): FileStore {
  const operations = ['stage', 'commit', 'put', 'read', 'size', 'remove', 'remove_stale'] as const;
  const failures = failuresOf(registry, 'file_store_failures_total', operations);
  const counted = <R>(operation: (typeof operations)[number], call: Promise<R>) =>
    noted(call, (error) => {
      if (error instanceof FilesUnavailableError) failures.inc({ operation });
    });
  return {
    async stage(source) {
      const staged = await counted('stage', files.stage(source));
      return { ...staged, commit: (key) => counted('commit', staged.commit(key)) };
    },
    put: (key, bytes) => counted('put', files.put(key, bytes)),
    read: (key, range) => counted('read', files.read(key, range)),
    sizeOf: (key) => counted('size', files.sizeOf(key)),
    remove: (key) => counted('remove', files.remove(key)),
    removeStaleStages: (olderThanMs) => counted('remove_stale', files.removeStaleStages(olderThanMs)),
  };
}

function countMail(mail: MailTransport, registry: Registry): MailTransport {
  const failures = new Counter({
    name: 'mail_failures_total',
    help: 'Emails the mail server did not accept but may accept later.',
    registers: [registry],
  });
  return {
    send: (message) =>
      noted(mail.send(message), (error) => {
        if (!(error instanceof MailRefusedError)) failures.inc();
      }),
    close: () => mail.close(),
  };
}

function countScanner(scanner: Scanner, registry: Registry): Scanner {
  const failures = new Counter({
    name: 'scanner_failures_total',
    help: 'Files for which the virus scanner gave no verdict.',
    registers: [registry],
  });
  return {
    scan: (source) =>
      noted(scanner.scan(source), (error) => {
        if (error instanceof ScannerUnavailableError) failures.inc();
      }),
  };
}

function countPayments(payments: PaymentProvider, registry: Registry): PaymentProvider {
  const operations = [
    'create_intent',
    'cancel_intent',
    'retrieve_intent',
    'list_intents',
    'refund',
    'retrieve_refund',
    'list_refunds',
    'retrieve_dispute',
    'list_disputes',
    'submit_evidence',
  ] as const;
  type Operation = (typeof operations)[number];
  const failures = failuresOf(registry, 'payment_failures_total', operations);
  const note = (operation: Operation) => (error: unknown) => {
    if (error instanceof PaymentsUnavailableError) failures.inc({ operation });
  };
  const counted = <R>(operation: Operation, call: Promise<R>) => noted(call, note(operation));
  const listed = <R>(operation: Operation, items: AsyncIterable<R>) => notedItems(items, note(operation));
  return {
    createIntent: (order, key) => counted('create_intent', payments.createIntent(order, key)),
    cancelIntent: (id) => counted('cancel_intent', payments.cancelIntent(id)),
    retrieveIntent: (id) => counted('retrieve_intent', payments.retrieveIntent(id)),
    listIntents: (since) => listed('list_intents', payments.listIntents(since)),
    refund: (refund, key) => counted('refund', payments.refund(refund, key)),
    retrieveRefund: (id) => counted('retrieve_refund', payments.retrieveRefund(id)),
    listRefunds: (of) => listed('list_refunds', payments.listRefunds(of)),
    retrieveDispute: (id) => counted('retrieve_dispute', payments.retrieveDispute(id)),
    listDisputes: (since) => listed('list_disputes', payments.listDisputes(since)),
    submitEvidence: (id, evidence) => counted('submit_evidence', payments.submitEvidence(id, evidence)),
    // Makes no request.
    readEvent: (body, signature) => payments.readEvent(body, signature),
  };
}

/** Creates a counter that has every operation from the start, so that the first failure of one is an increase. */
function failuresOf(registry: Registry, name: string, operations: readonly string[]): Counter<'operation'> {
  const failures = new Counter({
    name,
    help: 'Calls that failed because the service was unavailable, too slow or refused our request.',
    labelNames: ['operation'],
    registers: [registry],
  });
  for (const operation of operations) failures.inc({ operation }, 0);
  return failures;
}

async function noted<R>(call: Promise<R>, note: (error: unknown) => void): Promise<R> {
  try {
    return await call;
  } catch (error) {
    note(error);
    throw error;
  }
}

async function* notedItems<R>(items: AsyncIterable<R>, note: (error: unknown) => void): AsyncIterable<R> {
  try {
    yield* items;
  } catch (error) {
    note(error);
    throw error;
  }
}
