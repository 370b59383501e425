// Runs steps side by side: while one waits for a timer, a disk or a browser, another one has the processor.

/**
 * Calls `run` with each step, in their order and `most` at a time, and with each only when those of `steps` that it
 * names in `after` have ended, well or not. Gives what `run` gave, in the order of the steps.
 */
export async function runSideBySide(steps, run, most) {
  const results = new Map();
  const waiting = [...steps];
  const running = new Map();
  const isUnfinished = (name) => steps.some((step) => step.name === name) && !results.has(name);
  while (results.size < steps.length) {
    for (const step of [...waiting]) {
      if (running.size === most) break;
      if (step.after?.some(isUnfinished)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      const ending = run(step).then((result) => {
        results.set(step.name, result);
        running.delete(step.name);
      });
      running.set(step.name, ending);
    }
    if (running.size === 0) throw new Error('These steps wait for each other.');
    await Promise.race(running.values());
  }
  return steps.map(({ name }) => results.get(name));
}
