import { type AuditVerb, auditVerbLabels } from '@aw/contracts/audit/audit-verbs';

/** Returns the text of a log entry: 'removed the document'. An unknown verb is shown as words. */
export function verbLabel(verb: string): string {
  // A log can contain verbs of a later version.
  return Object.hasOwn(auditVerbLabels, verb)
    ? auditVerbLabels[verb as AuditVerb]
    : verb.replaceAll(/[._]/g, ' ');
}
