import { expect, it } from 'vitest';
import { createSetupGate } from './setup-gate';

it('[M4] listeners are called once when the second factor is required, and once when it is set up', () => {
  const gate = createSetupGate();
  const heard: boolean[] = [];
  const stop = gate.subscribe(() => heard.push(gate.isClosed()));
  expect(gate.isClosed()).toBe(false);
  gate.close();
  gate.close();
  gate.open();
  gate.open();
  expect(heard).toEqual([true, false]);
  stop();
  gate.close();
  expect(heard.length).toBe(2);
});
