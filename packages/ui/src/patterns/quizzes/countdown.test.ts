import { expect, it } from 'vitest';
import {
  dueAnnouncement,
  formatCountdown,
  formatDuration,
  formatSpokenDuration,
  urgencyOf,
} from './countdown';

it('[Z2] the remaining time is shown in minutes and seconds, and in hours from an hour on', () => {
  expect([1122, 7, 0, 60, 3599].map(formatCountdown)).toEqual(['18:42', '0:07', '0:00', '1:00', '59:59']);
  expect([3600, 3900, 45_296].map(formatCountdown)).toEqual(['1:00:00', '1:05:00', '12:34:56']);
});

it('[Z6] a fraction of a second still counts, and a negative time is zero', () => {
  expect([0.2, -3, 59.4].map(formatCountdown)).toEqual(['0:01', '0:00', '1:00']);
});

it('[Z2] a time span is written with short units and spoken with full words', () => {
  expect([725, 5400, 60, 0, 3605].map(formatDuration)).toEqual([
    '12 min 5 s',
    '1 h 30 min',
    '1 min',
    '0 s',
    '1 h 5 s',
  ]);
  expect([1122, 61, 3600, 71, 0].map(formatSpokenDuration)).toEqual([
    '18 minutes 42 seconds',
    '1 minute 1 second',
    '1 hour',
    '1 minute 11 seconds',
    '0 seconds',
  ]);
});

it('[Z8] a countdown of an hour announces five minutes once and one minute once', () => {
  const announcements = Array.from({ length: 3600 }, (_, i) => dueAnnouncement(3600 - i, 3599 - i)).filter(
    Boolean,
  );
  expect(announcements).toEqual(['Five minutes left.', 'One minute left.']);
});

it('[Z8] a timer that missed both marks announces the later one', () => {
  expect(dueAnnouncement(400, 20)).toBe('One minute left.');
  expect(dueAnnouncement(400, 61)).toBe('Five minutes left.');
  expect([dueAnnouncement(300, 299), dueAnnouncement(20, 400), dueAnnouncement(60, 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([301, 300, 61, 60, 0].map(urgencyOf)).toEqual(['none', 'soon', 'soon', 'last', 'last']);
});
