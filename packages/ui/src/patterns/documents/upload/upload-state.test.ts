import { describe, expect, it } from 'vitest';
import { announcementOf, formatSentBytes, formatTimeLeft } from './upload-state';

describe('upload state', () => {
  it('[D3] sizes are shown in megabytes with two decimals, with the sent part during an upload', () => {
    const sizeBytes = 9.4 * 1024 * 1024;
    const sentBytes = 6.12 * 1024 * 1024;
    expect(formatSentBytes({ status: 'waiting' }, sizeBytes)).toBe('9.40MB');
    expect(formatSentBytes({ status: 'uploading', sentBytes }, sizeBytes)).toBe('6.12 of 9.40MB');
    expect(formatSentBytes({ status: 'paused', isOffline: true }, sizeBytes)).toBe('9.40MB');
  });

  it.each([
    [2, 'a few seconds left'],
    [21, 'about 20 seconds left'],
    [70, 'about 1 minute left'],
    [250, 'about 4 minutes left'],
  ])('[D3] %d seconds read as %s', (seconds, text) => {
    expect(formatTimeLeft(seconds)).toBe(text);
  });

  it('[D11] the announced text stays the same while bytes are sent', () => {
    const at = (sentBytes: number) =>
      announcementOf('notes.pdf', { status: 'uploading', sentBytes, secondsLeft: 3 });
    expect(at(1)).toBe(at(2_000_000));
  });

  it('[D11] the announced text names the running check, and the reason of a refusal', () => {
    expect(announcementOf('a.pdf', { status: 'processing', running: 'checking' })).toBe(
      'a.pdf: checking for duplicates',
    );
    expect(announcementOf('a.pdf', { status: 'refused', reason: 'It is encrypted.' })).toBe(
      'a.pdf: not accepted. It is encrypted.',
    );
  });
});
