/** Note type of all our notes; the same in every package, so that an import recognizes it. */
export const typeId = 1_000_000_000_001;
/** The deck that every collection has. */
export const defaultDeckId = 1;

/** The tables of an Anki collection (schema 11), which every version of Anki imports. */
export const deckSchema = `
  create table col (
    id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null,
    dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null,
    decks text not null, dconf text not null, tags text not null
  );
  create table notes (
    id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
    tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null,
    data text not null
  );
  create table cards (
    id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
    usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null,
    factor integer not null, reps integer not null, lapses integer not null, left integer not null,
    odue integer not null, odid integer not null, flags integer not null, data text not null
  );
  create table revlog (
    id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
    lastIvl integer not null, factor integer not null, time integer not null, type integer not null
  );
  create table graves (usn integer not null, oid integer not null, type integer not null);
  create index ix_notes_usn on notes (usn);
  create index ix_cards_usn on cards (usn);
  create index ix_revlog_usn on revlog (usn);
  create index ix_cards_nid on cards (nid);
  create index ix_cards_sched on cards (did, queue, due);
  create index ix_revlog_cid on revlog (cid);
  create index ix_notes_csum on notes (csum);`;

export function settingsJson(): string {
  return JSON.stringify({
    nextPos: 1,
    estTimes: true,
    activeDecks: [defaultDeckId],
    sortType: 'noteFld',
    timeLim: 0,
    sortBackwards: false,
    addToCur: true,
    curDeck: defaultDeckId,
    newBury: true,
    newSpread: 0,
    dueCounts: true,
    curModel: String(typeId),
    collapseTime: 1200,
  });
}

/** One type of notes: a front, and a back below it. */
export function typesJson(seconds: number): string {
  const field = (name: string, ord: number) => ({
    name,
    ord,
    sticky: false,
    rtl: false,
    font: 'Arial',
    size: 20,
    media: [],
  });
  const template = {
    name: 'Card 1',
    ord: 0,
    qfmt: '{{Front}}',
    afmt: '{{FrontSide}}<hr id="answer">{{Back}}',
    bqfmt: '',
    bafmt: '',
    did: null,
  };
  const type = {
    id: typeId,
    name: 'Quiz item',
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: defaultDeckId,
    tmpls: [template],
    flds: [field('Front', 0), field('Back', 1)],
    css: '.card { font-family: arial; font-size: 20px; line-height: 1.4; }',
    latexPre: '',
    latexPost: '',
    req: [[0, 'any', [0]]],
    tags: [],
    vers: [],
  };
  return JSON.stringify({ [typeId]: type });
}

/** Decks keyed by their id; `::` in a name separates a deck from its parent. */
export function decksJson(ids: ReadonlyMap<string, number>, seconds: number): string {
  const deck = (name: string, id: number) => ({
    id,
    name,
    mod: seconds,
    usn: -1,
    desc: '',
    dyn: 0,
    conf: 1,
    collapsed: false,
    extendNew: 0,
    extendRev: 50,
    lrnToday: [0, 0],
    newToday: [0, 0],
    revToday: [0, 0],
    timeToday: [0, 0],
  });
  const decks = [deck('Default', defaultDeckId), ...Array.from(ids, ([name, id]) => deck(name, id))];
  return JSON.stringify(Object.fromEntries(decks.map((one) => [one.id, one])));
}

/** Options of decks, such as the number of new cards a day; Anki's defaults. */
export function optionsJson(): string {
  const options = {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    new: {
      delays: [1, 10],
      ints: [1, 4, 7],
      initialFactor: 2500,
      order: 1,
      perDay: 20,
      bury: true,
      separate: true,
    },
    rev: { perDay: 100, ease4: 1.3, fuzz: 0.05, minSpace: 1, ivlFct: 1, maxIvl: 36_500, bury: true },
    lapse: { delays: [10], mult: 0, minInt: 1, leechFails: 8, leechAction: 0 },
  };
  return JSON.stringify({ 1: options });
}
