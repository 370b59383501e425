import { auditVerbs } from '@aw/contracts/audit/audit-verbs';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '../../testing/audited-account-calls';
import { orderCalls } from '../../testing/audited-order-calls';
import { quizCalls } from '../../testing/audited-quiz-calls';
import { staffCalls } from '../../testing/audited-staff-calls';
import type { World } from '../../testing/audited-world';
import { endpoints } from '../../testing/endpoints';
import { signedInStaff } from '../../testing/staff';
import { startStripeApp } from '../../testing/stripe';

/** Changing calls that write no audit entry, each with its reason. A new call must be audited or listed here. */
const exempt: Record<string, string> = {
  ...because('changes nothing: it only checks what was written or sent', [
    'staffCheckSetup',
    'staffCheckText',
    'staffPreviewQuizQuestion',
  ]),
  ...because('counts once its first code was sent, which is audited', ['startStaffTotp', 'startTotp']),
  ...because('begins, proves or ends a session of one’s own; sessions are listed, and their end is theirs', [
    'confirmIdentity',
    'passkeySignIn',
    'registerAnonymous',
    'sendSecondFactor',
    'signIn',
    'signOut',
    'signUp',
    'startPasskey',
    'startPasskeySignIn',
  ]),
  ...because('mails a link or reads what it is about; using it is audited', [
    'mailOrderLink',
    'checkEmailToken',
    'requestPasswordReset',
    'resendVerification',
  ]),
  ...because('is a row of its own with person and time, which is never written over', [
    'addComment',
    'addExamShield',
    'appealRefusal',
    'askQuestion',
    'claimQuestion',
    'postAnswer',
    'releaseQuestion',
    'revealStep',
    'generateQuiz',
    'startAttempt',
    'submitQuiz',
    'removeUploadDraft',
    'readImageText',
    'requestSchool',
    'suggestDocument',
    'sendMessage',
    'unlockDocument',
    'uploadDocument',
    'uploadImage',
  ]),
  ...because('is about a chat of one’s own, which nobody else sees', [
    'askExpert',
    'chat',
    'deleteConversation',
    'deleteConversations',
    'rateMessage',
    'renameConversation',
    'shareConversation',
    'unshareConversation',
    'stopMessage',
    'studyHelp',
  ]),
  ...because(
    'is about what one lets a model know, or about a quiz or study material that is one’s own alone',
    [
      'addMemoryFact',
      'changeMadeQuiz',
      'changeMemory',
      'createStudyMaterial',
      'deleteMadeQuiz',
      'deleteStudyMaterial',
      'saveStudyMaterial',
      'deleteMemory',
      'deleteMemoryFact',
    ],
  ),
  ...because('is about one’s own age, which belongs in no log', ['changeUser']),
  ...because('is an opinion or a wish of one’s own that changes nothing for others', [
    'changeMailPreference',
    'clearRecentlyRead',
    'closePrivacyNote',
    'confirmNewsletter',
    'confirmSavedSearch',
    'deleteSavedSearch',
    'saveSearch',
    'followCourse',
    'stopCourseFollow',
    'stopSavedSearches',
    'saveDocument',
    'unfollowCourse',
    'unsaveDocument',
    'unsubscribeNewsletter',
    'confirmFollow',
    'deleteQuestionDraft',
    'endFollow',
    'followQuestion',
    'rateCard',
    'rateFlashcard',
    'rateDocument',
    'rateHelpful',
    'readNotifications',
    'recordView',
    'saveAnswer',
    'saveAnswerDraft',
    'saveQuestionDraft',
    'scoreAnswer',
    'reportPost',
    'subscribe',
    'unfollowQuestion',
    'unsubscribe',
  ]),
  ...because('says in its row who did it and when, and what it said before is kept beside it', [
    'acceptAnswer',
    'editAnswer',
    'editQuestion',
    'endExamShield',
    'unacceptAnswer',
    'verifyAnswer',
    'withdrawQuestion',
  ]),
  ...because('is told by the order’s own events, which refuse update and delete by trigger', [
    'acceptOrder',
    'addOrderFile',
    'answerExtension',
    'askRevision',
    'cancelOrder',
    'changeOrder',
    'createOrder',
    'createPaymentIntent',
    'enterOrder',
    'markOrderRead',
    'placeOrder',
    'removeOrderFile',
    'reorder',
    'sendOrderMessage',
    'stripeWebhook',
    'withdrawOrder',
  ]),
};

/** Audit actions that need no details: a session began or ended. */
const withoutContent = new Set(['staff.login', 'staff.logout']);

const mutating = endpoints.filter(([, { method }]) => method !== 'GET');

/** Requests with which each audited call succeeds and changes something. */
const auditedCalls = { ...staffCalls, ...orderCalls, ...quizCalls, ...accountCalls };

let world: World;

beforeAll(async () => {
  const test = await startStripeApp({
    LIMIT_SIGNUPS_PER_ADDRESS: '0',
    LIMIT_SIGNIN_FAILURES_PER_ADDRESS: '0',
    LIMIT_UPLOADS_PER_DAY: '0',
    LIMIT_UPLOADS_AT_ONCE: '0',
    REFUND_APPROVAL_ABOVE_MINOR: '500',
  });
  world = { test, staff: await signedInStaff(test), colleague: await signedInStaff(test, 'selma') };
});
afterEach(() => {
  world.test.ctx.now = () => new Date();
});
afterAll(() => world.test.close());

it('[M5] every mutating call is audited, or exempt with a reason', () => {
  const names = mutating.map(([name]) => name);
  const listedNames = [...Object.keys(auditedCalls), ...Object.keys(exempt)];
  expect(names.filter((name) => !listedNames.includes(name))).toEqual([]);
  expect(listedNames.filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.keys(exempt).filter((name) => name in auditedCalls)).toEqual([]);
  const staff = mutating.filter(([, { scope }]) => scope === 'staff').map(([name]) => name);
  expect(staff.filter((name) => name in exempt)).toEqual([
    'staffCheckText',
    'staffPreviewQuizQuestion',
    'startStaffTotp',
  ]);
});

it.each(mutating.filter(([name]) => !(name in exempt)))(
  '[M5] %s writes an audit entry with the actor and the values before or after the change',
  async (name, endpoint) => {
    const call = await auditedCalls[name]?.(world);
    if (!call) throw new Error(`No call of ${name} is known to testing/audited-*-calls.ts.`);
    const { params = {}, payload, by = world.staff } = call;
    const before = await lastEntry();
    const answer = await by.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(String(params[part]))),
      ...(payload ? { payload } : {}),
      ...call.multipart,
    });
    if (answer.statusCode >= 300) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
    const isOwn = !endpoint.path.startsWith('/api/admin/');
    const entries = await entriesAfter(before);
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      expect(auditVerbs).toContain(entry.verb);
      expect([entry.actor, entry.actor.startsWith('user:')]).toEqual([entry.actor, isOwn]);
      if (!withoutContent.has(entry.verb)) expect(entry.before ?? entry.after).not.toBeNull();
    }
    const written = JSON.stringify(entries);
    for (const secret of ['nine lives and counting', 'a newer good password', '@students.example"'])
      expect(written.replaceAll(/…@students\.example/g, '')).not.toContain(secret);
  },
);

async function lastEntry(): Promise<number> {
  const row = world.test.ctx.db.selectFrom('audit_log').select('id').orderBy('id', 'desc');
  return (await row.executeTakeFirst())?.id ?? 0;
}

async function entriesAfter(id: number) {
  return world.test.ctx.db.selectFrom('audit_log').selectAll().where('id', '>', id).orderBy('id').execute();
}

function because(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}
