/** Topics of made-up questions, most frequent first: words as students use them, about no real person. */
export const questionTopics: readonly string[] = topics();

/** Titles of made-up questions: `{a}` to `{d}` are four different topics. */
export const questionTitles = [
  'How does {a} affect {b}?',
  'What is the difference between {a} and {b}?',
  'Why is {a} important for {b} in {c}?',
  'How do I calculate the {a} of a {b}?',
  'Can somebody explain {a} of {b} with an example?',
  'Help with {a} and {b} homework problem',
  'When should {a} be used instead of {b}?',
  'Is {a} always related to {b}?',
  'Proof that {a} implies {b} for every {c}',
  'Understanding {a} {b} in the lecture about {c}',
  'What happens to {a} when {b} increases?',
  'Which {a} method is better for {b} data?',
  'Derivation of the {a} equation from {b}',
  'How to interpret {a} in a {b} experiment',
  'Why does my {a} calculation give the wrong {b}?',
  'Confused about {a} versus {b}',
  'Solve for {a} given {b} and {c}',
  'Does {a} depend on {b} or on {c}?',
  'Examples of {a} in {b} and {c}',
  'Explain the role of {a} during {b}',
  'Show that the {a} of {b} is zero',
  'What are the main causes of {a} in {b}?',
  'Comparing {a}, {b} and {c} in an essay on {d}',
  'How was {a} discovered before {b}?',
  'Exam question about {a} and {b}: where is my mistake?',
  'Is there a simple rule for {a} with {b}?',
  'Step by step {a} of {b} using {c}',
  'Why do we need {a} at all in {b}?',
  'How long does {a} take after {b}?',
  'Definition of {a} in the theory of {b}',
  'What assumptions does {a} make about {b}?',
  'Reading a graph of {a} against {b}',
];

/** Endings of half of the titles. */
export const questionContexts = [
  'for a first course',
  'at room temperature',
  'without a calculator',
  'in an open book exam',
  'with two unknown values',
  'when friction is ignored',
  'in developing countries',
  'after the second war',
  'for small samples',
  'in three dimensions',
  'under the new rules',
  'for a lab report due on Friday',
  'using only the definition',
  'in the nineteenth century',
  'if the surface is rough',
  'with a worked example',
  'in plants and animals',
  'for large numbers',
  'on a balance sheet',
  'according to the textbook',
  'in a closed system',
  'for beginners',
  'between two groups',
  'with missing values',
  'near the boundary',
  'over the long run',
  'in children and adults',
  'at high speed',
  'by hand',
  'for a case study',
];

/** Number of made-up questions with each word, in the title of one half and in the content of the other. */
export const knownQuestionWords: Record<string, number> = Object.fromEntries([
  ...['wolframite', 'perihelion', 'zeugma', 'halogenase'].map((word) => [word, 20]),
  ...['stalactite', 'brachistochrone', 'syzygy', 'quasicrystal'].map((word) => [word, 200]),
  ...['gastrulation', 'zettelkasten', 'rheostat', 'gerrymander'].map((word) => [word, 1000]),
]);

/** Searches of every kind for the rows of `fillQuestions`. */
export const questionTerms = {
  'no hit': ['xylophonist', 'quokka', 'jabberwock', 'kumquat'],
  '20 hits': ['wolframite', 'perihelion', 'zeugma', 'halogenase'],
  '200 hits': ['stalactite', 'brachistochrone', 'syzygy', 'quasicrystal'],
  '1,000 hits': ['gastrulation', 'zettelkasten', 'rheostat', 'gerrymander'],
  'a topic': ['energy', 'function', 'market', 'temperature', 'photosynthesis', 'hydrolysis'],
  'every row': ['exercise', 'chapter', 'somebody', 'answer'],
  'half a word': ['photosyn', 'electrochr', 'hypothe', 'probabil', 'gastrul'],
  'inside a word': ['tosynth', 'ynami', 'nometr', 'osphere', 'astrula'],
  'two words': [
    'energy function',
    'market hydrolysis',
    'explain entropy',
    'gastrulation energy',
    'chapter quokka',
  ],
  'three words': [
    'energy function cell',
    'how does energy affect',
    'calculate the pressure',
    'physics theorem proof',
  ],
  '1–2 letters': ['a', 'ph', 'e', '7', 'zy', 'q'],
  'a sentence': [
    'why does the energy function affect the market of a cell?',
    'the energy of the market and the function of the cell in the system',
    'how do i calculate entropy',
  ],
  'in quotes': ['"in the second step"', '"remains is it"', '"wrong energy"'],
} as const satisfies Record<string, readonly string[]>;

/** Words that no topic has, and with which topics are joined into sentences. */
export const sentenceFrames = [
  'I read the chapter about {a} but the part on {b} and {c} is not clear to me.',
  'My lecturer said that {a} follows from {b}, and I do not see why.',
  'So far I tried to write the {a} in terms of {b} and got stuck at {c}.',
  'The answer in the book uses {a} {b}, while I expected {c}.',
  'I know that {a} is defined by {b} when {c} is constant.',
  'In the second step we replace {a} with {b}, then {c} cancels and {d} remains.',
  'Is it enough to show {a} for one {b}, or do I need every {c}?',
  'The exam is next week, so any hint about {a} and {b} would help.',
  'I would like to understand the idea of {a} rather than memorise {b}.',
  'For {a} equal to 3 the result is {b}, for 5 it is {c}.',
  'Somebody told me to look at {a} first and at {b} only later.',
  'Thanks for any explanation of {a}, {b}, {c} or {d}.',
];

function topics(): string[] {
  const plain =
    'energy function cell market system reaction pressure equation model probability force culture distribution matrix protein demand vector memory law integral entropy inflation theorem acid policy velocity language gene variance temperature graph evolution momentum contract membrane derivative equilibrium identity enzyme supply algorithm voltage democracy limit hypothesis mutation current revenue polymer revolution regression orbit ethics neuron tax electron narrative symmetry capital friction migration oxidation sampling torque empire metabolism recursion elasticity wavelength poverty antibody determinant catalyst budget diffusion religion hormone eigenvalue radiation constitution ecosystem correlation resistance perception solvent logic erosion pulley chromosome polynomial ion monopoly lens ritual bacterium sequence capacitance urbanisation tissue hash isotope audit amplitude metaphor receptor series crystal treaty photon stigma vaccine compiler magnet colony nerve subset alloy syntax plasma tariff kidney tangent buffer republic virus heuristic gravity myth'.split(
      ' ',
    );
  const beginnings =
    'bio photo electro thermo hydro neuro micro macro poly geo astro cyto hemo histo immuno onto pseudo quasi iso hetero homo auto inter trans sub super meta para proto chrono cryo carbo chloro chromo cosmo crypto dendro eco endo exo fluoro glyco gyro hyper hypo infra kine lipo litho magneto mono morpho multi nano neo octa omni ortho paleo patho pharma phono physio phyto pneumo psycho pyro radio retro semi socio spectro stereo techno tele theo topo toxi tri ultra uni vaso xeno zoo'.split(
      ' ',
    );
  const endings =
    'graph lysis genesis metry synthesis dynamics logy phase morph tropic sphere gram meter scope plasm kinesis stasis nomy type phobe mer trophy cline pathy taxis chore gon philic static gnosis chrome blast cyte derm some zygote centric fugal gamy geny grade hedron lith mancy nasty opsis phage phyll plasty pod rhiza sperm stome therm tome valent vore'.split(
      ' ',
    );
  const words = endings.flatMap((ending, at) =>
    beginnings.map((_, from) => `${beginnings[(from + 7 * at) % beginnings.length]}${ending}`),
  );
  const kinds = ['', 's', 'al', 'ic'];
  return [...plain, ...kinds.flatMap((kind) => words.map((word) => `${word}${kind}`))];
}
