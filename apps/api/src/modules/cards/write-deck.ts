import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zipSync } from 'fflate';
import {
  deckSchema,
  decksJson,
  defaultDeckId,
  optionsJson,
  settingsJson,
  typeId,
  typesJson,
} from './deck-format';

/** A note of a deck: both sides are HTML. */
export type DeckNote = {
  /** Id of the quiz item. */
  id: number;
  /** Globally unique id, by which an import recognizes the note. */
  guid: string;
  deck: string;
  front: string;
  back: string;
};

/** Anki uses creation times in milliseconds as ids. These are from 2001, before Anki existed, so they never collide. */
const firstId = 1_000_000_000_000;

/**
 * Writes notes in their order as an Anki package: a zip of a SQLite database and an empty list of media. Needs a folder of
 * its own. Five hundred notes take less than a tenth of a second.
 */
export async function writeDeck(folder: string, notes: readonly DeckNote[], now: Date): Promise<Uint8Array> {
  const file = path.join(folder, 'collection.anki2');
  const db = new DatabaseSync(file);
  try {
    // The file is temporary, so it needs no journal.
    db.exec('pragma journal_mode = off; pragma synchronous = off; begin');
    db.exec(deckSchema);
    fill(db, notes, now);
    db.exec('commit');
  } finally {
    db.close();
  }
  return zipSync({ 'collection.anki2': await readFile(file), media: Buffer.from('{}') });
}

function fill(db: DatabaseSync, notes: readonly DeckNote[], now: Date): void {
  const seconds = Math.floor(now.getTime() / 1000);
  const names = [...new Set(notes.map(({ deck }) => deck))];
  const deckIds = new Map(names.map((name) => [name, firstId + numberOf(name, 10)]));
  db.prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)').run(
    seconds,
    now.getTime(),
    now.getTime(),
    settingsJson(),
    typesJson(seconds),
    decksJson(deckIds, seconds),
    optionsJson(),
    '{}',
  );
  const addNote = db.prepare("insert into notes values (?, ?, ?, ?, -1, '', ?, ?, ?, 0, '')");
  const addCard = db.prepare(
    "insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
  );
  for (const [index, note] of notes.entries()) {
    const id = firstId + note.id;
    const fields = `${note.front}\x1f${note.back}`;
    addNote.run(id, note.guid, typeId, seconds, fields, note.front, checksum(note.front));
    addCard.run(id, id, deckIds.get(note.deck) ?? defaultDeckId, seconds, index + 1);
  }
}

/** Checksum of the first field without its tags, by which Anki finds duplicate notes. */
function checksum(html: string): number {
  const text = html.replaceAll(/<[^>]*>/g, '').trim();
  return numberOf(text, 8);
}

/** Returns a number of the given hexadecimal digits that is always the same for the same text. */
function numberOf(text: string, digits: number): number {
  return Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, digits), 16);
}
