import { expect, it } from 'vitest';
import { createLagMeter } from './lag-meter';

/** A meter of a standby that has replayed up to `position` at 0 and was seen to follow its primary. */
function following(position: number) {
  const meter = createLagMeter();
  meter.replayed(0, position);
  meter.wrote(0, position);
  return meter;
}

it('[R2] nothing is known before a position of the primary was replayed', () => {
  const meter = createLagMeter();
  expect(meter.lagMs(0)).toBeUndefined();
  meter.replayed(5, 499);
  meter.wrote(10, 500);
  expect(meter.lagMs(20)).toBeUndefined();
  meter.replayed(20, 500);
  expect(meter.lagMs(20)).toBe(10);
});

it('[R2] an idle primary is no lag, whichever side answers first', () => {
  const meter = following(500);
  for (const at of [1000, 2000]) {
    meter.wrote(at, 500);
    meter.replayed(at + 5, 500);
    expect(meter.lagMs(at + 5)).toBe(5);
  }
  meter.replayed(2999, 500);
  meter.wrote(3000, 500);
  expect(meter.lagMs(3001)).toBe(1);
  for (const at of [4000, 5000]) meter.wrote(at, 600);
  meter.replayed(5001, 600);
  expect(meter.lagMs(5001)).toBe(1);
});

it('[R2] lag is the age of the newest position that was replayed', () => {
  const meter = following(1000);
  for (const at of [100, 200, 300]) meter.wrote(at, 1000 + at);
  meter.replayed(400, 1150);
  expect(meter.lagMs(400)).toBe(300);
  meter.replayed(450, 1199);
  expect(meter.lagMs(450)).toBe(350);
  meter.replayed(450, 1300);
  expect(meter.lagMs(450)).toBe(150);
});

it('[R2] a replica that lost its primary falls behind, though nobody says what is written', () => {
  const meter = following(500);
  for (let at = 250; at <= 5000; at += 250) meter.replayed(at, 500);
  expect(meter.lagMs(5000)).toBe(5000);
});

it('[R2] of a primary that begins again further back, only a standby that has gone back with it is fresh', () => {
  const meter = following(9000);
  for (let at = 100; at < 2000; at += 100) {
    meter.wrote(at, 700 + at);
    expect(meter.lagMs(at)).toBeUndefined();
    meter.replayed(at + 50, 9000);
    expect(meter.lagMs(at + 50)).toBeUndefined();
  }
  // Past what the standby has seen, which is of another history all the same.
  meter.wrote(2000, 9001);
  meter.replayed(2050, 9000);
  expect(meter.lagMs(2050)).toBeUndefined();
  meter.replayed(2100, 8000);
  meter.wrote(2150, 9001);
  meter.replayed(2200, 9001);
  expect(meter.lagMs(2200)).toBe(50);
});

it('[R2] a standby is ahead of its primary where that was asked first, and never fresh where it was not', () => {
  const late = createLagMeter();
  late.wrote(0, 500);
  late.replayed(10, 600);
  late.wrote(20, 650);
  expect(late.lagMs(20)).toBeUndefined();
  late.replayed(30, 700);
  expect(late.lagMs(30)).toBe(10);
  const restored = createLagMeter();
  for (let at = 0; at < 1000; at += 100) {
    // Both are asked at once, and the standby answers first or last.
    restored.wrote(at, 500);
    restored.replayed(at + 10, 600);
    restored.wrote(at + 5, 500);
    expect(restored.lagMs(at + 10)).toBeUndefined();
  }
});

it('[R2] of a replica that began again nothing is known until it has caught up', () => {
  const meter = following(500);
  meter.replayed(5, 300);
  expect(meter.lagMs(10)).toBeUndefined();
  meter.wrote(20, 500);
  expect(meter.lagMs(30)).toBeUndefined();
  meter.replayed(30, 500);
  expect(meter.lagMs(30)).toBe(10);
});

it('[R2] what was lost counts again only by what is replayed afterwards, and what is no standby at once', () => {
  const meter = following(500);
  meter.forget();
  expect(meter.lagMs(1)).toBeUndefined();
  meter.wrote(10, 500);
  expect(meter.lagMs(11)).toBeUndefined();
  meter.isLive(20);
  expect(meter.lagMs(25)).toBe(5);
});

it('[R2] a replica that stands still for very long is found to have caught up all the same', () => {
  const meter = following(0);
  for (let at = 1; at <= 50_000; at += 1) meter.wrote(at, at);
  expect(meter.lagMs(50_000)).toBe(50_000);
  meter.replayed(50_000, 50_000);
  expect(meter.lagMs(50_000)).toBe(0);
});
