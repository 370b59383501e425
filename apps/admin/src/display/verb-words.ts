import { orderVerbWords } from './order-verb-words';

const words: Readonly<Record<string, string>> = {
  ...orderVerbWords,
  'appeal.denied': 'denied the appeal',
  'appeal.granted': 'granted the appeal',
  'document.removed': 'removed the document',
  'document.restored': 'restored the document',
  'documents.deleted_all': 'deleted all documents',
  'documents.restored_all': 'restored all documents',
  'people.erased': 'erased the person',
  'people.erasure_scheduled': 'scheduled the erasure',
  'people.erasure_undone': 'undid the erasure',
  'people.expert_ended': 'ended the expert role',
  'people.exported': 'exported the person’s data',
  'people.made_expert': 'made the person an expert',
  'people.merged': 'merged the person with another',
  'people.second_step_removed': 'removed the authenticator app',
  'people.suspended': 'suspended the person',
  'people.suspension_lifted': 'lifted the suspension',
  'people.verification_resent': 'sent the confirmation again',
  'people.viewed_as': 'looked as the person',
  'question.approved': 'approved the question',
  'question.removed': 'removed the question',
  'question.restored': 'restored the question',
  'questions.deleted_all': 'deleted all questions',
  'questions.restored_all': 'restored all questions',
  'school_request.added': 'added the school',
  'school_request.declined': 'declined the school',
  'staff.created': 'created the account',
  'staff.login': 'logged in',
  'staff.logout': 'logged out',
  'staff.recovery_code_used': 'used a recovery code',
  'staff.totp_added': 'turned the authenticator app on',
  'staff.totp_removed': 'turned the authenticator app off',
  'text.published': 'published the text',
  'text.reverted': 'put the text back',
};

/** What an entry of the log says was done: 'removed the document'; an unknown verb is only spelled out. */
export function verbWords(verb: string): string {
  return words[verb] ?? verb.replaceAll(/[._]/g, ' ');
}
