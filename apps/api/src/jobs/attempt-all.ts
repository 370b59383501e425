/** Steps of a job that do not depend on each other. */
export type Attempts = {
  /** Runs a step and collects its error, so that the next step still runs. */
  attempt: (step: () => unknown) => Promise<void>;
};

/**
 * Runs the steps of a job one after the other. A step that fails does not stop the others. Their errors are thrown
 * together at the end, so that the queue marks the job as failed.
 */
export async function attemptAll(
  run: (attempts: Attempts) => Promise<void>,
  messageOf: (failures: number) => string,
): Promise<void> {
  const failures: unknown[] = [];
  const attempt = async (step: () => unknown) => {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  };
  await run({ attempt });
  if (failures.length > 0) throw new AggregateError(failures, messageOf(failures.length));
}
