const gone = ['ENOENT', 'ESRCH'];
const denied = ['EACCES', 'EPERM'];
const passing = ['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN'];
/** Windows gives these for a file that is being deleted. */
const passingOnWindows = ['EBUSY', 'EPERM'];

/** Whether a file or a process does not exist. No other error means that. */
export function isGone(error: unknown): boolean {
  return hasCode(error, gone);
}

/** Whether the system does not allow what was tried. */
export function isDenied(error: unknown): boolean {
  return hasCode(error, denied);
}

/** Whether trying again may help: the system was short of something, such as file descriptors. */
export function isPassing(error: unknown): boolean {
  return hasCode(error, process.platform === 'win32' ? [...passing, ...passingOnWindows] : passing);
}

function hasCode(error: unknown, codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
