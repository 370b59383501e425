import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { findStoredMail, listStoredMails } from '../../adapters/mail/mail-folder';
import type { Context } from '../../context';
import { hasMailbox, isFromThisMachine } from './mailbox.policy';
import { mailboxPage, mailPage } from './mailbox-page';

const maxListed = 200;
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const config = { scope: 'public', isCounted: false } as const;
const response = { 200: z.string() };

/**
 * Adds the development mailbox at /dev/mailbox, which shows all sent mails to browsers on this machine. Public sites
 * have none.
 */
export function addMailbox(app: FastifyInstance, ctx: Context): void {
  if (!hasMailbox(ctx.config)) return;
  const folder = path.join(ctx.config.DATA_DIR, 'mail');
  void app.register(async (own) => {
    own.setSerializerCompiler(() => String);
    own.addHook('onRequest', async (request, reply) => {
      if (!isFromThisMachine(request)) return reply.callNotFound();
      reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store' });
    });
    own.get('/dev/mailbox', { config, schema: { hide: true, response } }, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .send(mailboxPage(ctx.config.SITE_NAME, await listStoredMails(folder, maxListed))),
    );
    own.get<{ Params: { id: string }; Querystring: { as?: string } }>(
      '/dev/mailbox/:id',
      {
        config,
        schema: {
          hide: true,
          params: z.object({ id: z.string() }),
          querystring: z.object({ as: z.optional(z.string()) }),
          response,
        },
      },
      async (request, reply) => {
        const mail = await findStoredMail(folder, request.params.id);
        if (!mail) return reply.callNotFound();
        return request.query.as === 'text'
          ? reply.type('text/plain; charset=utf-8').send(mail.text)
          : reply.type('text/html; charset=utf-8').send(mailPage(mail));
      },
    );
  });
}
