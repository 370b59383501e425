// Runs steps side by side: while one waits for a timer, a disk or a browser, another one has the processor.

/**
 * Calls `run` with each step, in their order and `most` at a time, and with each only when those of `steps` that it
 * names in `after` have ended, well or not. Gives what `run` gave, in the order of the steps.
 */
export async function runSideBySide(steps, run, most) {
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
    for (let step = nextStep(); step && running.size < most; step = nextStep()) begin(step);
    if (running.size === 0) throw new Error('These steps wait for each other.');
    await Promise.race(running.values());
  }
  return steps.map(({ name }) => results.get(name));
}
