import { wordsOf } from '@aw/db';

const longest = 200;

/** The sentence of a page in which the searched words stand, at most 200 characters around the first of them. */
export function pageSnippet(text: string, q: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const at = firstWordAt(flat, q);
  const start = Math.max(sentenceStart(flat, at), at - longest / 2);
  const end = Math.min(sentenceEnd(flat, at), start + longest);
  const sentence = flat.slice(start, end).trim();
  return `${start > 0 && !/[.!?]\s*$/.test(flat.slice(0, start)) ? '…' : ''}${sentence}${end < flat.length && !/[.!?]$/.test(sentence) ? '…' : ''}`;
}

function firstWordAt(text: string, q: string): number {
  const lower = text.toLowerCase();
  const whole = lower.indexOf(q.trim().toLowerCase());
  if (whole >= 0) return whole;
  const places = wordsOf(q).map((word) => lower.indexOf(word));
  return Math.max(0, Math.min(...places.filter((place) => place >= 0), lower.length));
}

function sentenceStart(text: string, at: number): number {
  const before = text.slice(0, at);
  const end = Math.max(before.lastIndexOf('. '), before.lastIndexOf('! '), before.lastIndexOf('? '));
  return end < 0 ? 0 : end + 2;
}

function sentenceEnd(text: string, at: number): number {
  const end = text.slice(at).search(/[.!?](\s|$)/);
  return end < 0 ? text.length : at + end + 1;
}
