/** Kind of work. Only writing is barred where custom writing of assessed work is an offence. */
export type ServiceKind = 'writing' | 'editing' | 'tutoring' | 'feedback' | 'career' | 'business';

/** Services that can be ordered; the starting prices are those of the service cards, in whole USD. */
export const orderServices = [
  { id: 'academic-writing', title: 'Academic Writing', kind: 'writing', fromUsd: 15, per: 'page' },
  { id: 'acca-thesis', title: 'ACCA Thesis Writing', kind: 'writing', fromUsd: 25, per: 'page' },
  { id: 'bba', title: 'BBA Thesis Writing', kind: 'writing', fromUsd: 20, per: 'page' },
  { id: 'bsc-honours', title: 'BSc Honours Thesis Writing', kind: 'writing', fromUsd: 22, per: 'page' },
  { id: 'master-thesis', title: 'Master Thesis Writing', kind: 'writing', fromUsd: 30, per: 'page' },
  { id: 'mba-thesis', title: 'MBA Thesis Writing', kind: 'writing', fromUsd: 35, per: 'page' },
  { id: 'mphil-thesis', title: 'MPhil Thesis Writing', kind: 'writing', fromUsd: 40, per: 'page' },
  { id: 'phd-thesis', title: 'PhD Thesis Writing', kind: 'writing', fromUsd: 50, per: 'page' },
  { id: 'finance-thesis', title: 'Finance Thesis Writing', kind: 'writing', fromUsd: 30, per: 'page' },
  { id: 'essay-writing', title: 'Essay Writing', kind: 'writing', fromUsd: 12, per: 'page' },
  { id: 'assignment-writing', title: 'Assignment Writing', kind: 'writing', fromUsd: 10, per: 'page' },
  { id: 'dissertation-writing', title: 'Dissertation Writing', kind: 'writing', fromUsd: 45, per: 'page' },
  { id: 'business-plan', title: 'Business Plan Writing', kind: 'business', fromUsd: 200, per: 'plan' },
  { id: 'research-proposal', title: 'Research Proposal Writing', kind: 'writing', fromUsd: 25, per: 'page' },
  { id: 'editing', title: 'Editing and Proofreading', kind: 'editing', fromUsd: 8, per: 'page' },
  { id: 'content-writing', title: 'Content Writing', kind: 'business', fromUsd: 15, per: 'page' },
  { id: 'ghostwriting', title: 'Ghostwriting', kind: 'writing', fromUsd: 20, per: 'page' },
  { id: 'cv-writing', title: 'CV Writing', kind: 'career', fromUsd: 50, per: 'CV' },
  { id: 'coursework', title: 'Coursework Writing', kind: 'writing', fromUsd: 15, per: 'page' },
  { id: 'case-study', title: 'Case Study Writing', kind: 'writing', fromUsd: 20, per: 'page' },
  // Without a card: services that are offered where custom writing is barred.
  { id: 'tutoring', title: 'Tutoring', kind: 'tutoring', fromUsd: null, per: null },
  { id: 'feedback', title: 'Feedback on Your Draft', kind: 'feedback', fromUsd: null, per: null },
] as const satisfies readonly {
  id: string;
  title: string;
  kind: ServiceKind;
  fromUsd: number | null;
  per: string | null;
}[];

export type ServiceId = (typeof orderServices)[number]['id'];
export const defaultService: ServiceId = 'assignment-writing';

/** Returns the service with an id; the default one for an unknown id. */
export function serviceOf(id: string | null | undefined) {
  const service =
    orderServices.find((one) => one.id === id) ?? orderServices.find((one) => one.id === defaultService);
  if (!service) throw new Error('The default service is not in the list.');
  return service;
}

/** Services that are offered where writing is barred. */
export const lawfulServices: readonly ServiceId[] = ['editing', 'feedback', 'tutoring', 'cv-writing'];

/** Returns true for help with the student's own work, which is delivered as tracked changes with their reasons. */
export function isSupport(id: string): boolean {
  return ['editing', 'feedback'].includes(serviceOf(id).kind);
}
