import { sendReset } from '../modules/auth/send-reset';
import { currentVersions } from '../modules/content/policies';
import { hashToken } from '../server/security/token';
import { browserOf, goodPassword, mailedToken, member, newcomer } from './account';
import { documentOf } from './audited-staff-calls';
import {
  codeOf,
  guardedStaffUser,
  nextNumber,
  type Prepare,
  reason,
  type World,
  withApp,
} from './audited-world';
import { expertFields, storedProof } from './expert';
import { uniquePdf } from './make-pdf';
import { multipart } from './multipart';
import { quizOf, takeQuiz } from './quizzes';
import { insertRow, updateRow } from './rows';
import { softAuthenticator } from './soft-authenticator';
import { signedInStaff } from './staff';

const colleagueOf = async ({ test }: World) => {
  const staff = await signedInStaff(test, `mate${nextNumber()}`, 'support');
  const row = test.ctx.db.selectFrom('admin_users').select('id').where('username', '=', staff.username);
  return { ...staff, id: (await row.executeTakeFirstOrThrow()).id };
};

/** Calls about accounts of staff and of people, keyed by contract. */
export const accountCalls: Record<string, Prepare> = {
  // Staff
  inviteStaff: async () => ({ payload: { role: 'support' } }),
  revokeStaffInvite: async (w) => {
    const answer = await w.colleague.post('/api/admin/staff/invites', { role: 'support' });
    return { params: { inviteId: answer.json<{ invite: { id: string } }>().invite.id } };
  },
  changeStaffRole: async (w) => ({
    params: { adminId: (await colleagueOf(w)).id },
    payload: { role: 'admin' },
  }),
  deactivateStaff: async (w) => ({ params: { adminId: (await colleagueOf(w)).id }, payload: { reason } }),
  reactivateStaff: async (w) => {
    const { id: adminId } = await colleagueOf(w);
    await w.colleague.post(`/api/admin/staff/${adminId}/deactivate`, { reason });
    return { params: { adminId } };
  },
  endStaffSessions: async (w) => ({ params: { adminId: (await colleagueOf(w)).id } }),
  resetStaffSecondFactor: async (w) => {
    const mate = await colleagueOf(w);
    await withApp(mate, '/api/admin/totp', { password: mate.password });
    return { params: { adminId: mate.id }, payload: { reason } };
  },
  changeStaffPassword: async (w) => {
    const by = await colleagueOf(w);
    return { by, payload: { current: by.password, password: 'nine lives and counting' } };
  },
  confirmStaffTotp: async (w) => {
    const by = await colleagueOf(w);
    const secret = await withApp(by, '/api/admin/totp', { password: by.password });
    return { by, payload: { code: codeOf(secret) } };
  },
  endStaffTotp: async (w) => {
    const by = await colleagueOf(w);
    const secret = await withApp(by, '/api/admin/totp', { password: by.password });
    await by.post('/api/admin/totp/confirm', { code: codeOf(secret) });
    w.test.ctx.now = () => new Date(Date.now() + 30_000);
    return { by, payload: { code: codeOf(secret, 30_000) } };
  },
  staffLogin: async (w) => {
    const { username, password } = await colleagueOf(w);
    return { by: w.test.nobody, payload: { username, password } };
  },
  staffLogout: async (w) => ({ by: await colleagueOf(w) }),
  staffSetup: async (w) => {
    const answer = await w.colleague.post('/api/admin/staff/invites', { role: 'support' });
    const token = new URL(answer.json<{ link: string }>().link).searchParams.get('token') ?? '';
    const payload = {
      token,
      username: 'newest',
      email: 'newest@workshop.example',
      password: 'nine lives and counting',
    };
    return { by: w.test.nobody, payload };
  },
  // Changes of people to their own accounts
  updateCertificate: async ({ test }) => {
    const by = await member(test);
    const { certificate } = await takeQuiz(test, by, await quizOf(test));
    return {
      by,
      params: { certificateId: certificate?.certificateId ?? '' },
      payload: { studentName: 'N. Haddad', isPublic: true },
    };
  },
  changeProfile: async ({ test }) => ({
    by: await member(test),
    payload: { firstName: 'Amal', lastName: 'Naser', audience: 'educator' },
  }),
  acceptTerms: async ({ test }) => {
    const by = await member(test);
    await updateRow(test, 'users', by.id, { terms_version: '2020-01-01' });
    return { by, payload: { version: (await currentVersions(test.ctx)).terms } };
  },
  changeEmail: async ({ test }) => ({
    by: await member(test),
    payload: { email: `next${nextNumber()}@students.example` },
  }),
  changePassword: async ({ test }) => ({
    by: await member(test),
    payload: { password: 'a newer good password' },
  }),
  confirmPasswordReset: async ({ test }) => {
    const user = await member(test);
    await sendReset(test.ctx, user.email);
    const token = await mailedToken(test, user.email, 'reset_password');
    return { by: browserOf(test), payload: { token, password: 'a newer good password' } };
  },
  verifyEmail: async ({ test }) => {
    const user = await newcomer(test);
    return { by: user, payload: { token: await mailedToken(test, user.email, 'verify_email') } };
  },
  endSession: async ({ test }) => {
    const user = await member(test);
    await browserOf(test).post('/api/auth/signin', { email: user.email, password: goodPassword });
    const rows = test.ctx.db.selectFrom('sessions').select('sid').where('user_id', '=', user.id);
    const sid = (await rows.orderBy('created_at', 'desc').executeTakeFirstOrThrow()).sid;
    return { by: user, params: { sessionId: hashToken(sid) } };
  },
  endOtherSessions: async ({ test }) => ({ by: await member(test) }),
  confirmTotp: async ({ test }) => {
    const by = await member(test);
    const secret = await withApp(by, '/api/account/totp');
    return { by, payload: { code: codeOf(secret) } };
  },
  endTotp: async (w) => ({ by: await guardedStaffUser(w) }),
  renewRecoveryCodes: async (w) => ({ by: await guardedStaffUser(w) }),
  addPasskey: async ({ test }) => {
    const by = await member(test);
    const options = (await by.post('/api/account/passkeys/options', {})).json<never>();
    return {
      by,
      payload: { name: 'Phone', answer: softAuthenticator(test.ctx.config.SITE_ORIGIN).create(options) },
    };
  },
  removePasskey: async ({ test }) => {
    const by = await member(test);
    const values = {
      id: `key${nextNumber()}`,
      user_id: by.id,
      name: 'Phone',
      public_key: Buffer.from('x'),
      counter: 0,
    };
    await insertRow(test, 'passkeys', values);
    return { by, params: { passkeyId: values.id } };
  },
  saveOwnExpert: async ({ test }) => {
    const by = await member(test);
    await storedProof(test, by.id, { subject: 'Law' });
    return { by, payload: { ...expertFields, subjects: ['Law'] } };
  },
  addExpertProof: async ({ test }) => ({
    by: await member(test),
    multipart: multipart({ subject: 'Law' }, { name: 'degree.pdf', bytes: await uniquePdf() }),
  }),
  removeExpertProof: async ({ test }) => {
    const by = await member(test);
    return { by, params: { proofId: (await storedProof(test, by.id)).id } };
  },
  requestErasure: async ({ test }) => ({ by: await member(test), payload: { keepsShared: true } }),
  undoErasure: async ({ test }) => {
    const by = await member(test);
    await by.post('/api/account/erasure', { keepsShared: true });
    return { by };
  },
  changeDocument: async (w) => {
    const { id, user: by } = await documentOf(w);
    return { by, params: { id }, payload: { title: 'Another title' } };
  },
  withdrawDocument: async (w) => {
    const { id, user: by } = await documentOf(w);
    return { by, params: { id } };
  },
  returnDocument: async (w) => {
    const { id, user: by } = await documentOf(w);
    await by.delete(`/api/documents/${id}`);
    return { by, params: { id } };
  },
  addCourse: async ({ test }) => {
    const school = test.ctx.db
      .insertInto('schools')
      .values({ name: `School ${nextNumber()}`, type: 'university' });
    const { id: schoolId } = await school.returning('id').executeTakeFirstOrThrow();
    return {
      by: await member(test),
      payload: { schoolId: Number(schoolId), name: 'Calculus', code: 'MATH 1', department: 'Maths' },
    };
  },
};
