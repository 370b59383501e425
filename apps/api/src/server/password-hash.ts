import { hash, verify } from '@node-rs/argon2';

/** RFC 9106, section 4, second recommended option: 64 MiB, 3 passes, 4 lanes. */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 4 };

// An unknown account costs the same time as a wrong password.
const nobody = hash('nobody has this password', cost);

/** Argon2id, with its parameters in the text that it gives. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/** Whether a password is the one behind a hash; takes as long without a hash, and is then false. */
export async function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobody), password.normalize('NFKC'));
  return isRight && Boolean(passwordHash);
}
