import { badRequest, missing } from '../failures';
import { integer, isParams, type Params, text } from './params';

type Listed = { id: string; created: number };
type Page<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };

export const pageParams = ['limit', 'starting_after', 'ending_before', 'created'];

/** Returns one page, newest first: `limit` items (1 to 100, default: 10) after or before an id, in a range of `created`. */
export function pageOf<T extends Listed>(oldestFirst: Iterable<T>, params: Params, url: string): Page<T> {
  const limit = integer(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw badRequest('Limit must be between 1 and 100.', undefined, 'limit');
  const isInRange = rangeOf(params);
  const all = [...oldestFirst].filter(({ created }) => isInRange(created)).reverse();
  const before = text(params, 'ending_before');
  if (before) {
    const end = indexOf(all, before, 'ending_before');
    const data = all.slice(Math.max(0, end - limit), end);
    return { object: 'list', data, has_more: end > limit, url };
  }
  const after = text(params, 'starting_after');
  const start = after ? indexOf(all, after, 'starting_after') + 1 : 0;
  const data = all.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < all.length, url };
}

function indexOf(all: Listed[], id: string, param: string): number {
  const index = all.findIndex((item) => item.id === id);
  if (index < 0) throw missing('object', id, param);
  return index;
}

function rangeOf(params: Params): (created: number) => boolean {
  if (params.created === undefined) return () => true;
  const exact = isParams(params.created) ? undefined : integer(params, 'created');
  if (exact !== undefined) return (created) => created === exact;
  const range = isParams(params.created) ? params.created : {};
  const {
    gt = -1,
    gte = 0,
    lt = Infinity,
    lte = Infinity,
  } = {
    gt: integer(range, 'gt'),
    gte: integer(range, 'gte'),
    lt: integer(range, 'lt'),
    lte: integer(range, 'lte'),
  };
  return (created) => created > gt && created >= gte && created < lt && created <= lte;
}
