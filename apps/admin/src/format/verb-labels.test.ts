import { auditVerbs } from '@aw/contracts/audit/audit-verbs';
import { expect, it } from 'vitest';
import { verbLabel } from './verb-labels';

it('[M5] the log says in words what was done', () => {
  expect(verbLabel('document.removed')).toBe('removed the document');
  expect(verbLabel('documents.deleted_all')).toBe('deleted all documents');
  expect(verbLabel('staff.totp_removed')).toBe('turned the authenticator app off');
});

it('[M5] every verb of the log has its own text in plain English', () => {
  const spelledOut = auditVerbs.filter((verb) => verbLabel(verb) === verb.replaceAll(/[._]/g, ' '));
  expect(spelledOut).toEqual([]);
  // Each phrase follows a name: 'amira removed the document'.
  for (const verb of auditVerbs) expect(verbLabel(verb)).toMatch(/^[a-z][a-z]+ .+|^logged (in|out)$/);
});

it('[M9] [M5] every action on people has a text', () => {
  const verbs = [
    'people.erased',
    'people.erasure_scheduled',
    'people.erasure_undone',
    'people.expert_ended',
    'people.exported',
    'people.made_expert',
    'people.merged',
    'people.suspended',
    'people.suspension_lifted',
    'people.verification_resent',
    'people.viewed_as',
  ];
  const spelledOut = verbs.filter((verb) => verbLabel(verb) === verb.replaceAll(/[._]/g, ' '));
  expect(spelledOut).toEqual([]);
  expect(new Set(verbs.map(verbLabel)).size).toBe(verbs.length);
  expect(verbLabel('people.viewed_as')).toBe('viewed the site as the user');
});

it('[M5] an unknown verb is shown as words', () => {
  expect(verbLabel('price_book.changed')).toBe('price book changed');
});

it('[M10] [M5] every action on orders and their payments has a text', () => {
  const verbs = [
    'order.assign',
    'order.deliver',
    'order.payment_recorded',
    'order.propose_extension',
    'order.refund_asked',
    'order.stop',
    'payments.notice_replayed',
  ];
  expect(verbs.filter((verb) => verbLabel(verb) === verb.replaceAll(/[._]/g, ' '))).toEqual([]);
  expect(verbLabel('order.refund_approved')).toBe('approved the refund');
});
