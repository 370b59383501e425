import type { StaffExpert } from '@aw/contracts/experts/staff';

type Status = { label: string; tone: 'caution' | 'positive' | 'neutral' };

type StatusFields = Pick<StaffExpert, 'status' | 'isWaiting'>;

const statuses: Record<StaffExpert['status'], Status> = {
  applied: { label: 'Waiting', tone: 'caution' },
  approved: { label: 'Approved', tone: 'positive' },
  refused: { label: 'Refused', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
};

/** Returns the state of an application. An expert who asks for more subjects waits as well. */
export function statusOf({ status, isWaiting }: StatusFields): Status {
  return status === 'approved' && isWaiting ? { label: 'New subjects', tone: 'caution' } : statuses[status];
}

/** Name of an expert: the name of the account, else the email address or the id. */
export function expertName({ name, email, id }: Pick<StaffExpert, 'name' | 'email' | 'id'>): string {
  return name || email || id;
}

/** Subjects in one line, requested ones with a plus: 'Law, +History'. */
export function subjectsLine({
  subjects,
  askedSubjects,
}: Pick<StaffExpert, 'subjects' | 'askedSubjects'>): string {
  return [...subjects, ...askedSubjects.map((subject) => `+${subject}`)].join(', ');
}
