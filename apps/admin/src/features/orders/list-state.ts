import { type OrderNeed, type OrderView, orderNeeds, orderViews } from '@aw/contracts/orders/staff';
import { orderNumberIn } from '../../format/order-number';

/** What the address of the order desk says: which orders, and which one is open. */
export type ListState = {
  view: OrderView;
  q: string;
  writerId: number | undefined;
  needs: OrderNeed | undefined;
  id: string | undefined;
};

const ordersPath = '/admin/orders';
const firstView: OrderView = 'needs_action';

/** Reads the list's state from the address; what it does not know counts as not given. */
export function readListState(search: URLSearchParams): ListState {
  const writer = search.get('writer') ?? '';
  return {
    view: orderViews.find((view) => view === search.get('view')) ?? firstView,
    q: (search.get('q') ?? '').trim(),
    writerId: /^[1-9]\d{0,14}$/.test(writer) ? Number(writer) : undefined,
    needs: orderNeeds.find((need) => need === search.get('needs')),
    id: orderNumberIn(search.get('id') ?? ''),
  };
}

/** The address of a view, narrowed down by words or a writer, or with one order open. */
export function ordersAddress({ view, q, writerId, needs, id }: Partial<ListState> = {}): string {
  const search = new URLSearchParams();
  if (view && view !== firstView) search.set('view', view);
  if (q?.trim()) search.set('q', q.trim());
  if (writerId) search.set('writer', String(writerId));
  if (needs) search.set('needs', needs);
  if (id) search.set('id', id);
  return ordersPath + (search.size > 0 ? `?${search}` : '');
}
