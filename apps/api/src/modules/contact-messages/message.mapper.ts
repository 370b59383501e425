import type { StaffMessage, StaffMessageDetail } from '@aw/contracts/contact-messages/staff';
import type { MessageRow, ReplyRow } from '@aw/db/contact-messages';
import { oneLine } from '../../server/one-line';

export function toStaffMessage(row: MessageRow): StaffMessage {
  return {
    id: row.id,
    reference: row.reference,
    // The columns' checks allow exactly the kinds and states of the contract.
    kind: row.kind,
    state: row.state,
    name: row.name,
    email: row.email,
    subject: row.subject,
    about: row.about,
    excerpt: oneLine(row.body, 160),
    isBlanked: row.blanked_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}

export function toStaffMessageDetail(row: MessageRow, replies: ReplyRow[]): StaffMessageDetail {
  return {
    ...toStaffMessage(row),
    message: row.body,
    heldBecause: row.held_because,
    userId: row.user_id,
    replies: replies.map((reply) => ({
      id: reply.id,
      body: reply.body,
      by: reply.by,
      mail: reply.mail,
      createdAt: reply.created_at.toISOString(),
    })),
  };
}
