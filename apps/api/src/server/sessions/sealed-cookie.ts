import type { FastifyReply, FastifyRequest } from 'fastify';
import { decrypt, encrypt } from '../../config/encrypt';
import type { Context } from '../../context';

/** A cookie whose content only this server can read and create. */
export type SealedCookie = {
  name: string;
  /** Path under which the browser sends it. */
  path: string;
  maxAgeSeconds: number;
};

type Keys = Pick<Context, 'config' | 'secret'>;

const purpose = 'sealed-cookie';

/** Sets a sealed cookie. Its content is bound to its name, so it cannot be used as another cookie. */
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
    // The provider's answer and the links in mails are navigations that begin on another site.
    sameSite: 'lax',
    secure: config.COOKIE_SECURE,
  });
}

/** Returns the content of a sealed cookie, or undefined without one or if this server did not create it. */
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
