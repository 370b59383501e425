type Settings = { READ_DEADLINE_MS: number; READ_MEMORY_MB: number };

/** Returns the time and the memory in which a child may read one file. */
export function readLimits({ READ_DEADLINE_MS, READ_MEMORY_MB }: Settings) {
  return { deadlineMs: READ_DEADLINE_MS, memoryBytes: READ_MEMORY_MB * 1024 * 1024 };
}
