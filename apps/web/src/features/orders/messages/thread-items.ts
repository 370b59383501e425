import { urlOf } from '@aw/contracts/client';
import { moneyText } from '@aw/contracts/money-text';
import {
  getOrderFile,
  type Order,
  type OrderEvent,
  type OrderFile,
  type OrderMessage,
} from '@aw/contracts/orders/public';
import type { ThreadFile, ThreadItem } from '@aw/ui/patterns/message-thread';
import { formatClock } from '@aw/ui/primitives/time';
import { CircleAlert, Clock, PackageCheck, RotateCcw } from 'lucide-react';
import { checkNote } from '~/lib/file-checks';
import { eventText, type Reading } from '../event-text';
import { dayKey, dayTitle, shownMoment } from '../order-time';

type Dated = { at: string; item: ThreadItem };

const roles = { writer: 'Writer', support: 'Support' } as const;

/** Messages and what happened between them, oldest first, with a divider before each day. */
export function threadItems(order: Order, reading: Reading): ThreadItem[] {
  const dated = [
    ...order.messages.map((message) => ({
      at: message.createdAt,
      item: messageItem(message, order, reading),
    })),
    ...order.events.flatMap((event) => lineItem(event, order, reading)),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return withDays(dated, reading);
}

function withDays(dated: Dated[], { now, timeZone }: Reading): ThreadItem[] {
  let last = '';
  return dated.flatMap(({ at, item }) => {
    const key = dayKey(at, timeZone);
    if (key === last) return [item];
    last = key;
    return [{ kind: 'day' as const, key: `day-${key}`, label: dayTitle(at, now, timeZone) }, item];
  });
}

function messageItem(message: OrderMessage, order: Order, { now, timeZone }: Reading): ThreadItem {
  const { id, from, name, body, files, createdAt } = message;
  const isOwn = from === 'customer';
  return {
    kind: 'message',
    key: id,
    isOwn,
    name: isOwn ? 'You' : name,
    // Support writes under its own name, which needs no second one.
    role: isOwn || roles[from] === name ? undefined : roles[from],
    body,
    when: shownMoment(createdAt, formatClock(createdAt, timeZone), timeZone),
    files: files.map((file) => threadFile(order.id, file, now)),
  };
}

/** A file with the address of its download, or with the reason why it has none. */
function threadFile(orderId: string, file: OrderFile, now: Date): ThreadFile {
  const { id, fileName, sizeBytes, status } = file;
  return {
    key: id,
    name: fileName,
    sizeBytes,
    to: status === 'ready' ? urlOf(getOrderFile, { params: { orderId, fileId: id } }) : undefined,
    note: status === 'refused' ? 'Not accepted' : checkNote(file, now),
  };
}

function lineItem(event: OrderEvent, order: Order, reading: Reading): Dated[] {
  const line = lineOf(event, order, reading);
  if (!line) return [];
  const when = shownMoment(event.at, formatClock(event.at, reading.timeZone), reading.timeZone);
  return [{ at: event.at, item: { kind: 'line', key: `event-${event.id}`, when, ...line } }];
}

type Line = Pick<Extract<ThreadItem, { kind: 'line' }>, 'text' | 'icon'>;

/** What is worth a line among the messages: money, deliveries, deadlines and ends. */
function lineOf(event: OrderEvent, order: Order, reading: Reading): Line | undefined {
  switch (event.kind) {
    case 'paid':
      return {
        text: `Payment of ${moneyText(event.detail.amountMinor ?? order.paidMinor, reading.currency)} received`,
      };
    case 'delivered':
      return { text: 'The work was delivered', icon: PackageCheck };
    case 'revision_asked':
      return { text: 'You asked for a revision', icon: RotateCcw };
    case 'completed':
      return { text: 'Order completed' };
    case 'cancelled':
      return { text: 'Order cancelled', icon: CircleAlert };
    case 'withdrawn':
      return { text: 'You withdrew from the contract', icon: CircleAlert };
    case 'file_added':
    case 'brief_changed':
      return undefined;
    default: {
      const text = eventText(event, reading);
      return text ? { text, icon: iconOf(event.kind) } : undefined;
    }
  }
}

const alerts: readonly OrderEvent['kind'][] = [
  'late',
  'underpaid',
  'payment_failed',
  'late_payment',
  'refund_returned',
];

/** The tick stands for what is settled; a proposal waits, and a missed deadline is no success. */
function iconOf(kind: OrderEvent['kind']): Line['icon'] {
  if (kind === 'extension_proposed') return Clock;
  return alerts.includes(kind) ? CircleAlert : undefined;
}
