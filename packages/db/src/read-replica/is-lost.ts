import pg from 'pg';

/**
 * Codes with which a server ends, refuses connections, or cancels a read so that it can follow its primary: connection
 * exceptions (08), no access (28, 3D000, 53300), end of the session (57P01 to 57P05), conflict with recovery (40001,
 * 40P01). A timeout (57014) and errors of the statement are none of these.
 */
const lost = /^(08...|28...|3D000|53300|57P0[1-5]|40001|40P01)$/;

/** Returns true if a read failed because of the connection or the server, and not because of the statement. */
export function isLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return lost.test(error.code ?? '');
  // Other errors come from the connection, or from a caller who left or made a mistake.
  const isOurs = error instanceof TypeError || error instanceof RangeError;
  return error instanceof Error && error.name !== 'AbortError' && !isOurs;
}
