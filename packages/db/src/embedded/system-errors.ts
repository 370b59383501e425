const goneCodes = ['ENOENT', 'ESRCH'];
const denied = ['EACCES', 'EPERM'];
const passing = ['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN'];
/** Windows reports these for a file that is being deleted. */
const passingOnWindows = ['EBUSY', 'EPERM'];

/** Returns true if a file or a process does not exist. No other error means that. */
export function isGone(error: unknown): boolean {
  return hasCode(error, goneCodes);
}

/** Returns true if the system denies permission. */
export function isDenied(error: unknown): boolean {
  return hasCode(error, denied);
}

/** Returns true if a retry may help: the system lacked something, such as file descriptors. */
export function isPassing(error: unknown): boolean {
  return hasCode(error, process.platform === 'win32' ? [...passing, ...passingOnWindows] : passing);
}

function hasCode(error: unknown, codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
