import type { Database } from '@aw/db';
import type { PaymentProvider } from '../adapters/payments/payment-provider';
import type { NetworkContext } from '../context';

/** Thrown by a step at which the process "dies". */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/**
 * Returns the context of a process that dies at its `step`-th boundary, counted from 1: before and after each call of
 * the provider, each transaction and each single statement.
 */
export function killAt(ctx: NetworkContext, step: number): NetworkContext {
  let boundary = 0;
  const pass = () => {
    boundary += 1;
    if (boundary >= step) throw new Killed(`Killed at boundary ${step}.`);
  };
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    pass();
    const done = await work();
    pass();
    return done;
  };
  return {
    ...ctx,
    db: dbAround(ctx.db, around, pass),
    payments: ctx.payments && providerAround(ctx.payments, around),
  };
}

type Around = <T>(work: () => Promise<T>) => Promise<T>;

const writes = new Set<PropertyKey>(['insertInto', 'updateTable', 'deleteFrom']);

function dbAround(db: Database, around: Around, pass: () => void): Database {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'transaction')
        return () => ({
          execute: (work: (db: Database) => Promise<unknown>) =>
            around(() => target.transaction().execute(work)),
        });
      return (...parameters: unknown[]) => {
        if (writes.has(name)) pass();
        // The database's own method, with its own `this`.
        return Reflect.apply(value, target, parameters) as unknown;
      };
    },
  });
}

function providerAround(payments: PaymentProvider, around: Around): PaymentProvider {
  return new Proxy(payments, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      // Lists are read item by item and signatures are checked synchronously. Every other call is one step.
      if (typeof value !== 'function' || String(name).startsWith('list') || name === 'readEvent')
        return value;
      return (...parameters: unknown[]) =>
        around(async () => Reflect.apply(value, target, parameters) as unknown);
    },
  });
}
