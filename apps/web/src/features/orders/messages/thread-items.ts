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
import { eventText, type TextContext } from '../event-text';
import { dayKey, dayTitle, shownMoment } from '../order-time';

type Dated = { at: string; item: ThreadItem };

const roles = { writer: 'Writer', support: 'Support' } as const;

/** Returns messages and events, oldest first, with a divider before each day. */
export function threadItems(order: Order, context: TextContext): ThreadItem[] {
  const dated = [
    ...order.messages.map((message) => ({
      at: message.createdAt,
      item: messageItem(message, order, context),
    })),
    ...order.events.flatMap((event) => lineItem(event, order, context)),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return withDays(dated, context);
}

function withDays(dated: Dated[], { now, timeZone }: TextContext): ThreadItem[] {
  let last = '';
  return dated.flatMap(({ at, item }) => {
    const key = dayKey(at, timeZone);
    if (key === last) return [item];
    last = key;
    return [{ kind: 'day' as const, key: `day-${key}`, label: dayTitle(at, now, timeZone) }, item];
  });
}

function messageItem(message: OrderMessage, order: Order, { now, timeZone }: TextContext): ThreadItem {
  const { id, from, name, body, files, createdAt } = message;
  const isOwn = from === 'customer';
  return {
    kind: 'message',
    key: id,
    isOwn,
    name: isOwn ? 'You' : name,
    // Support writes as "Support", so its role would repeat the name.
    role: isOwn || roles[from] === name ? undefined : roles[from],
    body,
    when: shownMoment(createdAt, formatClock(createdAt, timeZone), timeZone),
    files: files.map((file) => threadFile(order.id, file, now)),
  };
}

/** Returns a file with its download address, or with the reason why it has none. */
function threadFile(orderId: string, file: OrderFile, now: Date): ThreadFile {
  const { id, fileName, sizeBytes, role, status } = file;
  return {
    key: id,
    name: fileName,
    sizeBytes,
    to: status === 'ready' ? urlOf(getOrderFile, { params: { orderId, fileId: id } }) : undefined,
    note: status === 'refused' ? 'Not accepted' : (checkNote(file, now) ?? kindNote(role)),
  };
}

const kindNote = (role: OrderFile['role']) => (role === 'delivery' ? 'Delivered work' : undefined);

function lineItem(event: OrderEvent, order: Order, context: TextContext): Dated[] {
  const line = lineOf(event, order, context);
  if (!line) return [];
  const when = shownMoment(event.at, formatClock(event.at, context.timeZone), context.timeZone);
  return [{ at: event.at, item: { kind: 'line', key: `event-${event.id}`, when, ...line } }];
}

type Line = Pick<Extract<ThreadItem, { kind: 'line' }>, 'text' | 'icon'>;

/** Returns the line of an event among the messages: money, deliveries, deadlines and ends. */
function lineOf(event: OrderEvent, order: Order, context: TextContext): Line | undefined {
  switch (event.kind) {
    case 'paid':
      return {
        text: `Payment of ${moneyText(event.detail.amountMinor ?? order.paidMinor, context.currency)} received`,
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
      const text = eventText(event, context);
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

/** The default tick means that something is settled. Proposals and alerts have icons of their own. */
function iconOf(kind: OrderEvent['kind']): Line['icon'] {
  if (kind === 'extension_proposed') return Clock;
  return alerts.includes(kind) ? CircleAlert : undefined;
}
