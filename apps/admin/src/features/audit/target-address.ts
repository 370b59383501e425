import { orderAddress, orderNumberIn } from '../../format/order-number';

/** Returns the address of the item that an entry is about, if the console has a page for it. */
export function targetAddress(target: string): string | undefined {
  const [kind, id] = target.split(':');
  if (kind === 'document' && /^\d+$/.test(id ?? '')) return `/admin/documents?open=${id}`;
  if (kind === 'question' && /^\d+$/.test(id ?? '')) return `/admin/questions?id=${id}`;
  if (kind === 'exam_shield') return '/admin/exam-shields';
  if (kind === 'quiz' && /^\d+$/.test(id ?? '')) return `/admin/quizzes/${id}`;
  if (kind === 'user' && /^[\w-]+$/.test(id ?? '')) return `/admin/people?id=${id}`;
  if (kind === 'order' && id && orderNumberIn(id)) return orderAddress(id);
  if (kind === 'orders') return '/admin/orders?view=all';
  if (kind === 'notice') return '/admin/payments';
  if (kind === 'expert-rate') return '/admin/experts';
  if (kind === 'writer') return '/admin/writers';
  if (kind === 'jurisdiction') return '/admin/jurisdictions';
  if (kind === 'synonym') return '/admin/synonyms';
  if (kind === 'place' || kind === 'school_request') return '/admin/places';
  return kind === 'deletion' ? '/admin' : undefined;
}
