// Runs steps in parallel: while one waits for a timer, a disk or a browser, another one uses the processor.

/**
 * Calls `run` for each step, at most `maxRunning` at a time. A step begins when the steps in its `after` have ended,
 * whether they passed or failed; names that are not in `steps` are ignored. Returns the results in the order of `steps`.
 */
export async function runSideBySide(steps, run, maxRunning) {
  const results = new Map();
  const waiting = new Set(steps);
  const running = new Map();
  const isUnfinished = (name) => steps.some((step) => step.name === name) && !results.has(name);
  const nextStep = () => waiting.values().find(({ after = [] }) => !after.some(isUnfinished));
  const begin = (step) => {
    waiting.delete(step);
    const ending = run(step).then((result) => {
      results.set(step.name, result);
      running.delete(step.name);
    });
    running.set(step.name, ending);
  };
  while (results.size < steps.length) {
    for (let step = nextStep(); step && running.size < maxRunning; step = nextStep()) begin(step);
    if (running.size === 0) throw new Error('These steps wait for each other.');
    await Promise.race(running.values());
  }
  return steps.map(({ name }) => results.get(name));
}
