import { expect, it } from 'vitest';
import { createLagMeter } from './lag-meter';

/** Returns a meter whose primary is asked and responds at once. */
function meterOf() {
  const meter = createLagMeter();
  const wrote = (at: number, position: number, standby = meter.standbyState()) =>
    meter.wrote(at, position, standby);
  return { ...meter, wrote };
}

/** Returns a meter whose standby has replayed up to `position` at 0 and was seen to follow its primary. */
function following(position: number) {
  const meter = meterOf();
  meter.replayed(position);
  meter.wrote(0, position);
  return meter;
}

it('[R2] the lag is unknown before a position of the primary was replayed', () => {
  const meter = meterOf();
  expect(meter.lagMs(0)).toBeUndefined();
  meter.wrote(1, 400);
  expect(meter.lagMs(2)).toBeUndefined();
  meter.replayed(499);
  meter.wrote(10, 500);
  expect(meter.lagMs(20)).toBeUndefined();
  meter.replayed(500);
  expect(meter.lagMs(20)).toBe(10);
});

it('[R2] an idle primary is no lag, whichever side answers first', () => {
  const meter = following(500);
  for (const at of [1000, 2000]) {
    meter.wrote(at, 500);
    meter.replayed(500);
    expect(meter.lagMs(at + 5)).toBe(5);
  }
  meter.replayed(500);
  meter.wrote(3000, 500);
  expect(meter.lagMs(3001)).toBe(1);
  for (const at of [4000, 5000]) meter.wrote(at, 600);
  meter.replayed(600);
  expect(meter.lagMs(5001)).toBe(1);
});

it('[R2] lag is the age of the newest position that was replayed', () => {
  const meter = following(1000);
  for (const at of [100, 200, 300]) meter.wrote(at, 1000 + at);
  meter.replayed(1150);
  expect(meter.lagMs(400)).toBe(300);
  meter.replayed(1199);
  expect(meter.lagMs(450)).toBe(350);
  meter.replayed(1300);
  expect(meter.lagMs(450)).toBe(150);
});

it('[R2] a replica that lost its primary falls behind, even if nobody reports new writes', () => {
  const meter = following(500);
  for (let at = 250; at <= 5000; at += 250) meter.replayed(500);
  expect(meter.lagMs(5000)).toBe(5000);
});

it('[R2] a standby is followed even if it always responds while its primary is being asked', () => {
  const meter = createLagMeter();
  meter.replayed(500);
  for (let at = 0; at < 2000; at += 500) {
    const standby = meter.standbyState();
    // It replays what was written after the question, before the response arrives.
    meter.replayed(600 + at);
    meter.wrote(at, 550 + at, standby);
    expect(meter.lagMs(at + 20)).toBe(20);
  }
});

it('[R2] after a primary restarts at an earlier position, only a standby that went back with it is fresh', () => {
  const meter = following(9000);
  for (let at = 100; at < 2000; at += 100) {
    meter.wrote(at, 700 + at);
    meter.replayed(9000);
    expect(meter.lagMs(at + 50)).toBeUndefined();
  }
  // Beyond the standby's position, but still another history.
  meter.wrote(2000, 9001);
  meter.replayed(9000);
  expect(meter.lagMs(2050)).toBeUndefined();
  meter.replayed(8000);
  meter.wrote(2150, 9001);
  meter.replayed(9001);
  expect(meter.lagMs(2200)).toBe(50);
});

it('[R2] a standby that is ahead of a primary restored to a later position than last reported is not fresh', () => {
  const meter = following(500);
  meter.replayed(600);
  for (let at = 200; at < 2000; at += 100) {
    meter.wrote(at, 560);
    meter.replayed(600);
    expect(meter.lagMs(at)).toBeUndefined();
  }
});

it('[R2] a response to a question from before a standby was lost says nothing about its successor', () => {
  const meter = following(500);
  const standby = meter.standbyState();
  meter.forget();
  meter.replayed(900);
  meter.wrote(10, 700, standby);
  expect(meter.lagMs(20)).toBeUndefined();
  meter.wrote(30, 800);
  expect(meter.lagMs(40)).toBeUndefined();
});

it('[R2] the lag of a replica that restarted is unknown until it has caught up', () => {
  const meter = following(500);
  meter.replayed(300);
  expect(meter.lagMs(10)).toBeUndefined();
  meter.wrote(20, 500);
  expect(meter.lagMs(30)).toBeUndefined();
  meter.replayed(500);
  expect(meter.lagMs(30)).toBe(10);
});

it('[R2] a lost replica counts again after replaying later writes, and a server that is no standby at once', () => {
  const meter = following(500);
  meter.forget();
  expect(meter.lagMs(1)).toBeUndefined();
  meter.wrote(10, 500);
  expect(meter.lagMs(11)).toBeUndefined();
  meter.isLive(20);
  expect(meter.lagMs(25)).toBe(5);
});

it('[R2] a replica that stands still for very long is eventually found to have caught up', () => {
  const meter = following(0);
  for (let at = 1; at <= 50_000; at += 1) meter.wrote(at, at);
  expect(meter.lagMs(50_000)).toBe(50_000);
  meter.replayed(50_000);
  expect(meter.lagMs(50_000)).toBe(0);
});
