import type { FastifyReply, FastifyRequest } from 'fastify';
import { decrypt, encrypt } from '../../config/encrypt';
import type { Context } from '../../context';

/** A cookie whose content only this server can read and make. */
export type SealedCookie = {
  name: string;
  /** Path under which the browser sends it. */
  path: string;
  maxAgeSeconds: number;
};

type Keys = Pick<Context, 'config' | 'secret'>;

const purpose = 'sealed-cookie';

/** Gives the browser a sealed cookie; it is bound to its name, so it cannot be passed off as another one. */
export function setSealedCookie(
  { config, secret }: Keys,
  reply: FastifyReply,
  { name, path, maxAgeSeconds }: SealedCookie,
  content: string,
): void {
  reply.setCookie(name, encrypt(secret, `${purpose} ${name}`, content), {
    path,
    maxAge: maxAgeSeconds,
    httpOnly: true,
    // The provider's answer and the links of mails are navigations that begin on another site.
    sameSite: 'lax',
    secure: config.COOKIE_SECURE,
  });
}

/** Returns the content of a sealed cookie; undefined without one, and for one that this server did not make. */
export function readSealedCookie(
  { secret }: Pick<Keys, 'secret'>,
  { cookies }: FastifyRequest,
  name: string,
): string | undefined {
  const sealed = cookies[name];
  if (!sealed) return undefined;
  try {
    return decrypt(secret, `${purpose} ${name}`, sealed);
  } catch {
    return undefined;
  }
}
