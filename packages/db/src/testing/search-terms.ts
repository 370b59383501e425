/** Frequency of a search's matches in a filled library, and where they occur. */
export type TermKind =
  | 'no hit'
  | '200 hits'
  | '2,000 hits'
  | '8 %'
  | 'every row'
  | 'fragment'
  | 'free pages'
  | 'locked pages'
  | 'every page'
  | 'two words'
  | '1–2 letters';

/** Searches of every kind for the rows of `fillLibrary`; the numbers are valid from 10,000 documents on. */
export const searchTerms: Record<TermKind, readonly string[]> = {
  'no hit': ['xylophonist', 'zeppelin', 'wombat', 'kumquat', 'jabberwock', 'quokka'],
  '200 hits': ['mitochondria', 'jurisprudence', 'hermeneutics', 'metallurgy', 'semaphores', 'palaeography'],
  '2,000 hits': ['photosynthesis', 'electrophoresis', 'crystallography', 'stoichiometry'],
  '8 %': ['biology', 'midterm', 'laboratory'],
  'every row': ['notes', 'semester'],
  fragment: ['tosynth', 'ophores', 'ochondr', 'sprude', 'meneut', 'iolog'],
  'free pages': ['ribosome', 'chloroplast', 'telomere'],
  'locked pages': ['cytoskeleton', 'thylakoid', 'centriole'],
  'every page': ['chapter'],
  'two words': [
    'photosynthesis notes',
    'mitochondria notes',
    'lecture notes',
    'cell membrane',
    'wombat notes',
  ],
  '1–2 letters': ['a', 'ph', 'mi', 'no', 'zz', '7'],
};

/** Number of documents with each of these words, in the title of one half and in the description of the other. */
export const knownWords: Record<string, number> = {
  ...Object.fromEntries(searchTerms['2,000 hits'].map((word) => [word, 2000])),
  ...Object.fromEntries(searchTerms['200 hits'].map((word) => [word, 200])),
};

/**
 * Number of documents with each of these words on one page alone: the first, which is free, or the last, which is
 * locked.
 */
export const pageWords: Record<string, { hits: number; page: number }> = {
  ribosome: { hits: 2000, page: 1 },
  chloroplast: { hits: 200, page: 1 },
  telomere: { hits: 200, page: 1 },
  cytoskeleton: { hits: 2000, page: 3 },
  thylakoid: { hits: 200, page: 3 },
  centriole: { hits: 200, page: 3 },
  'cell membrane': { hits: 2000, page: 2 },
};

/** Words of all other texts; the first words are the most frequent, and none contains a searched one. */
export const vocabulary =
  'theory model analysis system function structure process method value energy problem solution exam state data measure market design history policy culture language energy law society reaction growth pressure field force matrix vector equation limit integral sample mean variance proof theorem graph tree network memory cache thread queue stack compiler grammar syntax novel poem drama essay thesis argument evidence source archive empire treaty revolution reform election party court contract tort statute evidence crime ethics duty virtue logic mind perception learning behaviour emotion stress therapy patient nursing dosage drug vaccine virus enzyme protein tissue muscle nerve blood heart kidney liver lung bone soil crop harvest climate carbon river erosion mineral basalt magma orbit planet star galaxy photon electron quantum wave optics lens laser circuit voltage current resistor signal filter noise control robot sensor bridge beam concrete steel turbine engine fluid viscosity heat entropy alloy polymer solvent titration buffer acid base catalyst bond orbital molecule isotope ledger audit budget revenue profit demand supply price inflation interest credit bond equity option hedge brand campaign consumer survey strategy leadership team conflict ritual myth temple scripture prayer migration kinship village urban housing school teacher curriculum literacy journal editor broadcast interview rhetoric melody harmony rhythm sonata sculpture fresco portrait pigment typeface layout facade vault column garden'.split(
    ' ',
  );
