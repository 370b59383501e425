import { badRequest } from '../failures';
import type { World } from '../world';
import { isParams, type Params } from './params';

/** Returns the object with the ids at the paths in `expand`, such as `data.payment_intent`, replaced by their objects. */
export function expand(world: World, object: object, params: Params): object {
  const paths = params.expand;
  if (paths === undefined) return object;
  if (!Array.isArray(paths)) throw badRequest('Invalid array', undefined, 'expand');
  let result: unknown = structuredClone(object);
  for (const path of paths) result = expandAt(world, result, String(path).split('.'), String(path));
  return isParams(result) ? result : object;
}

function expandAt(world: World, value: unknown, path: string[], fullPath: string): unknown {
  const [name, ...rest] = path;
  if (name === undefined || value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => expandAt(world, item, path, fullPath));
  const isCharge = isParams(value) && value.object === 'charge';
  const reference =
    isCharge && name === 'refunds' ? refundsOf(world, value) : isParams(value) ? value[name] : undefined;
  const inner = typeof reference === 'string' ? objectOf(world, reference) : reference;
  if (inner === undefined || !isParams(value)) {
    throw badRequest(`This property cannot be expanded (${fullPath}).`, undefined, 'expand');
  }
  return { ...value, [name]: expandAt(world, inner, rest, fullPath) };
}

function objectOf(world: World, id: string): object | undefined {
  const { intents, charges, refunds, disputes, methods } = world;
  const object = [intents, charges, refunds, disputes, methods]
    .map((objects) => objects.get(id))
    .find(Boolean);
  return object && structuredClone(object);
}

function refundsOf(world: World, charge: Params): object {
  const data = [...world.refunds.values()].filter((refund) => refund.charge === charge.id).reverse();
  return { object: 'list', data, has_more: false, url: `/v1/charges/${String(charge.id)}/refunds` };
}
