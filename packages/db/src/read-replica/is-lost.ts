import pg from 'pg';

/**
 * What a server says when it goes, lets nobody in, or gives up a read so that it can follow its primary: connection
 * exceptions (08), no way in (28, 3D000, 53300), an end of the session (57P01 to 57P05), conflict with recovery (40001,
 * 40P01). A timeout (57014) and errors of the statement are none of these.
 */
const lost = /^(08...|28...|3D000|53300|57P0[1-5]|40001|40P01)$/;

/** Whether a read failed because of the connection or the server, and not because of what was read. */
export function isLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return lost.test(error.code ?? '');
  // What no server said comes from the connection, or from a caller who left or asked wrongly.
  const isOurs = error instanceof TypeError || error instanceof RangeError;
  return error instanceof Error && error.name !== 'AbortError' && !isOurs;
}
