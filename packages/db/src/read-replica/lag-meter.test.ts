import { expect, it } from 'vitest';
import { createLagMeter } from './lag-meter';

it('[R2] nothing is known before a position of the primary was replayed', () => {
  const meter = createLagMeter();
  expect(meter.lagMs(0)).toBeUndefined();
  meter.wrote(10, 500);
  meter.replayed(499);
  expect(meter.lagMs(20)).toBeUndefined();
  meter.replayed(500);
  expect(meter.lagMs(20)).toBe(10);
});

it('[R2] an idle primary is no lag, whichever side answers first', () => {
  const meter = createLagMeter();
  for (const at of [0, 1000, 2000]) {
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
  const meter = createLagMeter();
  for (const at of [0, 100, 200, 300]) meter.wrote(at, 1000 + at);
  meter.replayed(1150);
  expect(meter.lagMs(400)).toBe(300);
  meter.replayed(1199);
  expect(meter.lagMs(450)).toBe(350);
  meter.replayed(1300);
  expect(meter.lagMs(450)).toBe(150);
});

it('[R2] a replica that lost its primary falls behind, though nobody says what is written', () => {
  const meter = createLagMeter();
  meter.wrote(0, 500);
  meter.replayed(500);
  for (let at = 250; at <= 5000; at += 250) meter.replayed(500);
  expect(meter.lagMs(5000)).toBe(5000);
});

it('[R2] a primary that begins again further back is waited for anew', () => {
  const meter = createLagMeter();
  meter.wrote(0, 9000);
  meter.wrote(100, 700);
  meter.replayed(700);
  expect(meter.lagMs(150)).toBe(50);
});

it('[R2] of a replica that began again nothing is known until it has caught up', () => {
  const meter = createLagMeter();
  meter.wrote(0, 500);
  meter.replayed(500);
  meter.replayed(300);
  expect(meter.lagMs(10)).toBeUndefined();
  meter.wrote(20, 500);
  expect(meter.lagMs(30)).toBeUndefined();
  meter.replayed(500);
  expect(meter.lagMs(30)).toBe(10);
});

it('[R2] what was lost counts again only by what is replayed afterwards, and what is no standby at once', () => {
  const meter = createLagMeter();
  meter.wrote(0, 500);
  meter.replayed(500);
  meter.forget();
  expect(meter.lagMs(1)).toBeUndefined();
  meter.wrote(10, 500);
  expect(meter.lagMs(11)).toBeUndefined();
  meter.isLive(20);
  expect(meter.lagMs(25)).toBe(5);
});

it('[R2] a replica that stands still for very long is found to have caught up all the same', () => {
  const meter = createLagMeter();
  meter.wrote(0, 0);
  meter.replayed(0);
  for (let at = 1; at <= 50_000; at += 1) meter.wrote(at, at);
  expect(meter.lagMs(50_000)).toBe(50_000);
  meter.replayed(50_000);
  expect(meter.lagMs(50_000)).toBe(0);
});
