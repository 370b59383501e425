import type { StaffExpert } from '@aw/contracts/experts/staff';

type Status = { label: string; tone: 'caution' | 'positive' | 'neutral' };

type Judged = Pick<StaffExpert, 'status' | 'isWaiting'>;

const statuses: Record<StaffExpert['status'], Status> = {
  applied: { label: 'Waiting', tone: 'caution' },
  approved: { label: 'Approved', tone: 'positive' },
  refused: { label: 'Refused', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
};

/** Where an application stands; an expert who asks for further subjects waits as well. */
export function statusOf({ status, isWaiting }: Judged): Status {
  return status === 'approved' && isWaiting ? { label: 'New subjects', tone: 'caution' } : statuses[status];
}

/** What an expert is called in the list: the name of the account, or the id's own words. */
export function expertName({ name, email, id }: Pick<StaffExpert, 'name' | 'email' | 'id'>): string {
  return name || email || id;
}

/** The subjects in one line, those that are asked for with a plus: 'Law, +History'. */
export function subjectsLine({
  subjects,
  askedSubjects,
}: Pick<StaffExpert, 'subjects' | 'askedSubjects'>): string {
  return [...subjects, ...askedSubjects.map((subject) => `+${subject}`)].join(', ');
}
