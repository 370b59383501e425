import type { Earnings, ExpertProfile, ExpertProof } from '@aw/contracts/experts/profile';
import type { TutorCard } from '@aw/contracts/experts/public';
import type { StaffExpert } from '@aw/contracts/experts/staff';
import type { Database } from '@aw/db';
import type { ExpertProofRow, ExpertRow, StaffExpertRow, TutorCardRow } from '@aw/db/experts';
import * as experts from '@aw/db/experts';
import { expertName } from './expert-name';

/** An application or profile as its owner and staff see it. */
export function toExpertProfile(row: ExpertRow): ExpertProfile {
  return {
    status: row.status,
    shownName: row.shown_name,
    headline: row.headline,
    experience: row.experience,
    education: row.education,
    subjects: row.subjects,
    askedSubjects: row.asked_subjects,
    isListed: row.is_listed,
    appliedAt: row.applied_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.decision_reason,
  };
}

/** A proof without the location of its bytes. */
export function toExpertProof(row: ExpertProofRow): ExpertProof {
  return {
    id: row.id,
    subject: row.subject,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    status: row.status,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    ...(row.status === 'checking' && row.scan_again_at && { scanAgainAt: row.scan_again_at.toISOString() }),
  };
}

/** An expert or application in the console's list. */
export function toStaffExpert(row: StaffExpertRow): StaffExpert {
  return {
    ...toExpertProfile(row),
    id: row.user_id,
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    email: row.email,
    isWaiting: row.is_waiting,
    isSample: row.is_sample,
  };
}

/** A tutor card, with the name that the tutor has chosen, and a rating only if there are reviews. */
export function toTutorCard(row: TutorCardRow): TutorCard {
  return {
    id: row.id,
    name: expertName(row) ?? '',
    headline: row.headline,
    subjects: row.subjects,
    experience: row.experience,
    education: row.education,
    rating: row.reviews > 0 ? row.rating : null,
    reviews: row.reviews,
    medianAnswerMinutes: row.median_minutes === null ? null : Math.max(1, Math.round(row.median_minutes)),
    completedAnswers: row.completed_answers,
    status: row.is_online ? 'online' : 'away',
    isSample: row.is_sample,
  };
}

const maxEntries = 50;

/** Returns a person's earnings: the balance and the latest entries. */
export async function getEarnings(db: Database, userId: string): Promise<Earnings> {
  const [balanceMinor, entries, { currency }] = await Promise.all([
    experts.sumEarnings(db, userId),
    experts.listEarnings(db, userId, maxEntries),
    experts.findRate(db, 'answer'),
  ]);
  return {
    currency,
    balanceMinor,
    entries: entries.map((entry) => ({
      id: entry.id,
      reason: entry.reason,
      amountMinor: entry.amount_minor,
      note: entry.note,
      createdAt: entry.created_at.toISOString(),
    })),
  };
}
