import { randomUUID } from 'node:crypto';
import { isGranted, type StaffRole, staffRoles } from '@aw/contracts/staff/permissions';
import { staffLogout } from '@aw/contracts/staff/public';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymousBrowser, goodPassword, member } from '../../testing/account';
import { endpoints } from '../../testing/endpoints';
import { examForm } from '../../testing/exam-shields';
import { expertFields } from '../../testing/expert';
import { uniquePdf } from '../../testing/make-pdf';
import { selectRows, updateRow, updateRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';

/** Calls that require an account, so an anonymous session may not make them. */
const needAccount = [
  'acceptTerms',
  'addExamShield',
  'addExpertProof',
  'addPasskey',
  'claimQuestion',
  'closePrivacyNote',
  'editAnswer',
  'endExamShield',
  'getAnswerDraft',
  'getExamShieldLimits',
  'listExamShields',
  'listOpenQuestions',
  'postAnswer',
  'releaseQuestion',
  'saveAnswerDraft',
  'scoreAnswer',
  'verifyAnswer',
  'changeEmail',
  'changeMailPreference',
  'changePassword',
  'changeProfile',
  'confirmIdentity',
  'confirmTotp',
  'endOtherSessions',
  'endSession',
  'endTotp',
  'exportData',
  'listSessions',
  'getAccount',
  'getExpertProof',
  'getMailPreferences',
  'getPolicyChanges',
  'removeExpertProof',
  'removePasskey',
  'renewRecoveryCodes',
  'requestErasure',
  'resendVerification',
  'saveOwnExpert',
  'startPasskey',
  'startTotp',
  'undoErasure',
];

/** Valid bodies, so that the answer depends on the person and not on the form. */
const bodies: Record<string, object> = {
  acceptTerms: { version: '2020-01-01' },
  closePrivacyNote: { version: '2020-01-01' },
  addExamShield: examForm(),
  addMemoryFact: { text: 'I study at night.' },
  changeMemory: { isOn: true },
  addPasskey: {
    name: 'Phone',
    answer: {
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      response: { clientDataJSON: 'x', attestationObject: 'x' },
    },
  },
  changeEmail: { email: 'other@students.example' },
  changeMailPreference: { kind: 'welcome', mode: 'off' },
  changePassword: { password: 'yet another good one' },
  changeProfile: { firstName: 'A', lastName: 'B', audience: 'student' },
  changeUser: { isUnder18: false },
  confirmIdentity: { password: goodPassword },
  confirmTotp: { code: '000000' },
  requestErasure: { keepsShared: true },
  editAnswer: { content: 'Because.' },
  postAnswer: { content: 'Because.' },
  saveAnswerDraft: { content: 'Because', steps: [] },
  scoreAnswer: { score: 4 },
  saveOwnExpert: expertFields,
};

const users = ['visitor', 'anonymous', 'member', 'expert'] as const;
type UserActor = (typeof users)[number];
type StaffActor = StaffRole | 'deactivated' | 'signed out';

/** Calls that support is refused. Listed explicitly, so that a permission that is granted by mistake is noticed. */
const forAdministrators = [
  'changeStaffRole',
  'deactivateStaff',
  'deleteAllDocuments',
  'deleteAllQuestions',
  'endStaffSessions',
  'inviteStaff',
  'listStaff',
  'reactivateStaff',
  'resetStaffSecondFactor',
  'restoreDeletion',
  'revokeStaffInvite',
  'staffAddJurisdictionRule',
  'staffAddQuizQuestion',
  'staffChangeJurisdictionRule',
  'staffCheckText',
  'staffCorrectQuizQuestion',
  'staffCreateQuiz',
  'staffErase',
  'staffImportQuizQuestions',
  'staffMerge',
  'staffMoveQuizQuestion',
  'staffPreviewCorrection',
  'staffPreviewMerge',
  'staffPreviewQuizQuestion',
  'staffPublishText',
  'staffRemoveQuizQuestion',
  'staffRemoveSecondStep',
  'staffRevertText',
  'staffSetExpertRate',
  'staffUndoErase',
  'staffUpdateQuiz',
  'staffUpdateQuizQuestion',
];

/** Sent with a body, but only as a dry run for these roles. */
const countsOnly = ['staffSendIssue'];
/** Quizzes and reports about their questions: the kinds that a member of staff decides about depend on the role. */
const ofAuthors = /\/admin\/(?:quizzes|reports)\b/;
const aboutPeopleOrMoney =
  /\/(?:people|experts|expert-rates|orders|payments|refunds|disputes|messages|writers|audit|staff)\b/;

type Send = (options: InjectOptions) => Promise<{ statusCode: number; body: string }>;

const test = useTestApp({
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
  LIMIT_SIGNIN_FAILURES: '0',
  LIMIT_SIGNIN_FAILURES_PER_ADDRESS: '0',
  LIMIT_WRITES_PER_MINUTE: '0',
  LIMIT_READS_PER_MINUTE: '0',
});
let actors: Record<UserActor | StaffActor, Send>;

beforeAll(async () => {
  const expert = await member(test);
  await updateRow(test, 'users', expert.id, { is_expert: true });
  actors = {
    visitor: (options) => test.app.inject(options),
    anonymous: (await anonymousBrowser(test)).inject,
    member: (await member(test)).inject,
    expert: expert.inject,
    ...(await staffOfEachRole()),
    deactivated: await deactivated(),
    'signed out': await signedOut(),
  };
});

async function staffOfEachRole(): Promise<Record<StaffRole, Send>> {
  const senders = new Map<string, Send>();
  for (const role of staffRoles) senders.set(role, (await signedInStaff(test, `the-${role}`, role)).inject);
  // One entry for each role, so the record is whole.
  return Object.fromEntries(senders) as Record<StaffRole, Send>;
}

/** Returns an administrator who was deactivated after signing in. */
async function deactivated(): Promise<Send> {
  const { inject } = await signedInStaff(test, 'dalia');
  await updateRows(test, 'admin_users', { username: 'dalia' }, { is_active: false });
  return inject;
}

async function signedOut(): Promise<Send> {
  const { inject } = await signedInStaff(test, 'samir');
  await inject({ method: 'POST', url: staffLogout.path });
  return inject;
}

/**
 * Returns how an answer treats the caller: allowed, asked to sign in, refused to this role, or told that an account
 * is required.
 */
function verdictOf({ statusCode, body }: { statusCode: number; body: string }): string {
  if (statusCode === 401 && body.includes('"auth.required"')) return 'sign in';
  if (statusCode === 403 && body.includes('Nothing was opened or changed, because your role')) return 'role';
  return body.includes('"accounts.needed"') ? 'account' : 'in';
}

// These end a session or a stream, or do not belong to this server.
const apart = new Set(['documentEvents', 'notificationEvents', 'metrics', 'signOut', 'staffLogout']);
const tested = endpoints.filter(([name]) => !apart.has(name));

describe('access to endpoints', () => {
  it.each(tested)('[M3] [R5] [U1] %s admits exactly the actors of its scope', async (name, endpoint) => {
    const call: InjectOptions = {
      method: endpoint.method,
      url: endpoint.path
        .replace(/:(?:sessionId|userId)/g, 'nobody-at-all')
        .replace(/:proofId/g, randomUUID())
        .replace(/:\w+/g, '1'),
      ...(endpoint.body ? { payload: bodies[name] ?? {} } : {}),
    };
    const verdicts: Record<string, string> = {};
    for (const [actor, send] of Object.entries(actors)) verdicts[actor] = verdictOf(await send(call));
    if (endpoint.scope === 'staff') {
      const may = (role: string) => (isGranted(role, endpoint.permission) ? 'in' : 'role');
      expect(may('support')).toBe(forAdministrators.includes(name) ? 'role' : 'in');
      const isOwn = endpoint.permission === 'account.own';
      const changes = endpoint.method !== 'GET' && !isOwn && !countsOnly.includes(name);
      if (changes) expect(may('read_only')).toBe('role');
      if (changes) expect(may('author')).toBe(ofAuthors.test(endpoint.path) ? 'in' : 'role');
      if (!isOwn && aboutPeopleOrMoney.test(endpoint.path)) expect(may('author')).toBe('role');
      expect(verdicts).toEqual({
        ...Object.fromEntries(users.map((actor) => [actor, 'sign in'])),
        ...Object.fromEntries(staffRoles.map((role) => [role, may(role)])),
        deactivated: 'sign in',
        'signed out': 'sign in',
      });
      return;
    }
    const isSession = ['reader', 'session'].includes(endpoint.scope);
    const isPublic = ['public', 'visitor'].includes(endpoint.scope);
    const needs = needAccount.includes(name);
    // A right second factor without the first depends on the session, not on the caller.
    if (name === 'sendSecondFactor') return;
    expect(verdicts).toEqual({
      visitor: isPublic ? 'in' : 'sign in',
      anonymous: isSession && needs ? 'account' : 'in',
      member: 'in',
      expert: 'in',
      ...Object.fromEntries(
        [...staffRoles, 'deactivated', 'signed out'].map((actor) => [actor, isSession ? 'sign in' : 'in']),
      ),
    });
  });

  it('[U1] [M3] the lists of calls for accounts and administrators name only existing endpoints', () => {
    const endpointNames = new Set(endpoints.map(([name]) => name));
    expect([...needAccount, ...forAdministrators].filter((name) => !endpointNames.has(name))).toEqual([]);
  });
});

describe('the id of another person', () => {
  it('[U1] [U7] the id of another person in a path, a query or a payload answers 403 or 404 and changes nothing', async () => {
    const [owner, stranger] = [await member(test), await member(test)];
    const upload = (await owner.upload(await uniquePdf())).json<{ id: number }>();
    const sessions = (await owner.get('/api/account/sessions')).json<{ id: string }[]>();
    expect((await owner.put(`/api/documents/${upload.id}/save`)).statusCode).toBe(200);
    const before = await everythingOf(owner.id);
    const calls: [InjectOptions, number[]][] = [
      [{ url: `/api/user/${owner.id}` }, [403]],
      [{ method: 'PATCH', url: `/api/user/${owner.id}`, payload: { isUnder18: true } }, [403]],
      [{ url: `/api/user/${owner.id}/credits` }, [403]],
      [{ url: `/api/user/${owner.id}/rewards` }, [403]],
      [{ url: `/api/user/${owner.id}/library` }, [403]],
      [{ url: `/api/user/${owner.id}/saves` }, [403]],
      [{ method: 'DELETE', url: `/api/user/${owner.id}/library/recent` }, [403]],
      [{ method: 'PUT', url: `/api/documents/${upload.id}/save` }, [404]],
      [{ method: 'DELETE', url: `/api/documents/${upload.id}/save` }, [200]],
      [{ url: `/api/documents?uploaderId=${owner.id}` }, [403]],
      [{ url: `/api/documents/${upload.id}` }, [404]],
      [{ url: `/api/documents/${upload.id}/file` }, [403, 404]],
      [{ url: `/api/documents/${upload.id}/pages/1/text` }, [403, 404]],
      [{ url: `/api/documents/${upload.id}/events` }, [403, 404]],
      [{ method: 'POST', url: `/api/documents/${upload.id}/unlock` }, [404]],
      [
        { method: 'POST', url: `/api/documents/${upload.id}/appeal`, payload: { message: 'Mine!' } },
        [404, 409],
      ],
      [{ method: 'DELETE', url: `/api/account/sessions/${sessions[0]?.id}` }, [404]],
      [{ method: 'DELETE', url: '/api/account/passkeys/somebody-elses' }, [404]],
      [{ method: 'POST', url: '/api/user', payload: { userId: owner.id } }, [200]],
    ];
    for (const [call, statuses] of calls) {
      const response = await stranger.inject(call);
      expect([call.url, statuses]).toEqual([call.url, expect.arrayContaining([response.statusCode])]);
      expect(response.body).not.toContain(owner.email);
    }
    expect(await everythingOf(owner.id)).toEqual(before);
  });
});

/** Returns every row that refers to a person, as text. */
async function everythingOf(userId: string): Promise<string> {
  const rows = await Promise.all([
    selectRows(test, 'users', { id: userId }),
    selectRows(test, 'documents', { uploader_id: userId }),
    selectRows(test, 'credit_entries', { user_id: userId }),
    selectRows(test, 'sessions', { user_id: userId }, ['sid']),
    selectRows(test, 'document_appeals', { user_id: userId }),
    selectRows(test, 'document_saves', { user_id: userId }),
    selectRows(test, 'passkeys', { user_id: userId }),
  ]);
  return JSON.stringify(rows);
}
