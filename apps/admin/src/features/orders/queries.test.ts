import { expect, it } from 'vitest';
import { ordersAddress } from './queries';

const id = 'AW-5C8NW2KJ7P4TVXYZ';

it('[M10] the view, search, writer and open order are in the address of the orders', () => {
  const state = { view: 'late', q: 'kinetics lab', writerId: 7, needs: 'hand_refund', id } as const;
  const address = ordersAddress.write(state);
  expect(address).toBe(`/admin/orders?view=late&q=kinetics+lab&writer=7&needs=hand_refund&id=${id}`);
  expect(ordersAddress.read(new URL(address, 'http://console.invalid').searchParams)).toEqual(state);
});

it('[M10] the default view of the orders is what needs attention', () => {
  expect(ordersAddress.read(new URLSearchParams())).toEqual({
    view: 'needs_action',
    q: '',
    writerId: undefined,
    needs: undefined,
    id: undefined,
  });
  expect(ordersAddress.write({ view: 'needs_action' })).toBe('/admin/orders');
});

it('[M10] unknown values in the address of the orders count as missing', () => {
  const search = new URLSearchParams({ view: 'mine', writer: '-1', needs: 'love', id: 'AW-1' });
  expect(ordersAddress.read(search)).toEqual({
    view: 'needs_action',
    q: '',
    writerId: undefined,
    needs: undefined,
    id: undefined,
  });
});
