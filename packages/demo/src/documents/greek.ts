import type { DemoDocument } from '../demo-document';
import { h, note, p, quote, steps, table, ul } from './blocks';

export const greek: DemoDocument = {
  slug: 'greek-article-and-first-two-declensions',
  title: 'Ὁ, ἡ, τό: the Greek article and the first two declensions',
  description:
    'The twenty-four forms of the article, four model nouns, the breathing and accent marks you need, and John 1:1 word by word.',
  subject: 'Languages',
  documentType: 'notes',
  school: 'Fuller Theological Seminary',
  courseCode: 'NT 101',
  ageDays: 12,
  uploader: 2,
  accent: '#27457a',
  format: 'pdf',
  look: 'handout',
  face: 'garamond',
  body: [
    h('Why begin with the article'),
    p(
      'Greek shows by endings what English shows by word order: who acts, who is acted upon, to whom something belongs. The article ὁ, ἡ, τό (*the*) carries nearly all of these endings in their plainest form. It is also by far the commonest word in the New Testament: about one word in seven. Who knows its forms knows half of the noun.',
    ),
    h('Signs above the letters'),
    ul(
      '**Breathings** stand on every vowel that begins a word: rough (ὁ, read *ho*) or smooth (ἐν, read *en*). Initial ρ and υ always have the rough one.',
      '**Accents** are acute (ό), grave (ὸ) and circumflex (ῦ). The grave replaces an acute on the last syllable when another word follows: θεός, but θεὸς ἦν.',
      '**Iota subscript** is a small ι under a long vowel: ῳ, ῃ, ᾳ. It is silent, and it is the mark of the dative singular. Do not overlook it.',
    ),
    h('The five cases and their work'),
    table(['Case', 'Main use', 'English by'], 'lll', [
      ['nominative', 'subject', 'place before the verb'],
      ['genitive', 'belonging, source', '*of*, *’s*, *from*'],
      ['dative', 'receiver, means, place', '*to*, *for*, *by*, *in*'],
      ['accusative', 'direct object, direction', 'place after the verb'],
      ['vocative', 'address', 'commas; usually like the nominative'],
    ]),
    h('The article'),
    table(['', 'm. sg.', 'f. sg.', 'n. sg.', 'm. pl.', 'f. pl.', 'n. pl.'], 'lcccccc', [
      ['nom.', 'ὁ', 'ἡ', 'τό', 'οἱ', 'αἱ', 'τά'],
      ['gen.', 'τοῦ', 'τῆς', 'τοῦ', 'τῶν', 'τῶν', 'τῶν'],
      ['dat.', 'τῷ', 'τῇ', 'τῷ', 'τοῖς', 'ταῖς', 'τοῖς'],
      ['acc.', 'τόν', 'τήν', 'τό', 'τούς', 'τάς', 'τά'],
    ]),
    p(
      'Four observations make the table shorter. (1) Every form begins with τ, except the four nominatives ὁ, ἡ, οἱ, αἱ, which have the rough breathing instead. (2) Neuter nominative and accusative are always equal. (3) The genitive plural is τῶν in all genders. (4) All dative singulars have the iota subscript, all dative plurals have ις.',
    ),
    note(
      'Learn it aloud',
      'Say the rows, not the columns: ὁ ἡ τό, τοῦ τῆς τοῦ, τῷ τῇ τῷ, τόν τήν τό. In the plural: οἱ αἱ τά, τῶν τῶν τῶν, τοῖς ταῖς τοῖς, τούς τάς τά.',
    ),
    h('Second declension: λόγος and ἔργον'),
    table(['', 'ὁ λόγος, word', 'plural', 'τὸ ἔργον, work', 'plural'], 'lllll', [
      ['nom.', 'ὁ λόγος', 'οἱ λόγοι', 'τὸ ἔργον', 'τὰ ἔργα'],
      ['gen.', 'τοῦ λόγου', 'τῶν λόγων', 'τοῦ ἔργου', 'τῶν ἔργων'],
      ['dat.', 'τῷ λόγῳ', 'τοῖς λόγοις', 'τῷ ἔργῳ', 'τοῖς ἔργοις'],
      ['acc.', 'τὸν λόγον', 'τοὺς λόγους', 'τὸ ἔργον', 'τὰ ἔργα'],
      ['voc.', 'λόγε', 'λόγοι', 'ἔργον', 'ἔργα'],
    ]),
    p(
      'The second declension comes before the first in most grammars because its endings are those of the article. Most nouns in -ος are masculine, all in -ον are neuter. A few in -ος are feminine, among them ἡ ὁδός (*way*) and ἡ ἔρημος (*desert*): their endings do not change, only the article does. A neuter plural subject usually takes a verb in the *singular*.',
    ),
    h('First declension: φωνή, ἡμέρα, δόξα, μαθητής'),
    table(['', 'voice', 'day', 'glory', 'disciple (m.)'], 'lllll', [
      ['nom. sg.', 'ἡ φωνή', 'ἡ ἡμέρα', 'ἡ δόξα', 'ὁ μαθητής'],
      ['gen.', 'τῆς φωνῆς', 'τῆς ἡμέρας', 'τῆς δόξης', 'τοῦ μαθητοῦ'],
      ['dat.', 'τῇ φωνῇ', 'τῇ ἡμέρᾳ', 'τῇ δόξῃ', 'τῷ μαθητῇ'],
      ['acc.', 'τὴν φωνήν', 'τὴν ἡμέραν', 'τὴν δόξαν', 'τὸν μαθητήν'],
      ['nom. pl.', 'αἱ φωναί', 'αἱ ἡμέραι', 'αἱ δόξαι', 'οἱ μαθηταί'],
      ['gen.', 'τῶν φωνῶν', 'τῶν ἡμερῶν', 'τῶν δοξῶν', 'τῶν μαθητῶν'],
      ['dat.', 'ταῖς φωναῖς', 'ταῖς ἡμέραις', 'ταῖς δόξαις', 'τοῖς μαθηταῖς'],
      ['acc.', 'τὰς φωνάς', 'τὰς ἡμέρας', 'τὰς δόξας', 'τοὺς μαθητάς'],
    ]),
    p(
      'All plurals are alike. In the singular one question decides: what stands before the ending? After ε, ι or ρ the α stays throughout (ἡμέρα, καρδία, ἐκκλησία). After other letters a final η stays η (φωνή, ἀρχή), while a short α after a sibilant (σ, ξ, ζ and the like) turns to η in genitive and dative only (δόξα, δόξης). Masculines in -ης take -ου in the genitive. The genitive plural of this declension always has the circumflex on its ending: -ῶν.',
    ),
    h('What the article does that *the* does not'),
    ul(
      '**It stands with names and ideas:** ὁ Ἰησοῦς, ἡ ἀγάπη (*love*). Leave it out in English.',
      '**It makes nouns of anything:** ὁ ἀγαθός (*the good man*), τὰ ἐν τοῖς οὐρανοῖς (*the things in the heavens*).',
      '**It shows what belongs together:** ὁ ἀγαθὸς λόγος and ὁ λόγος ὁ ἀγαθός both mean *the good word*; ὁ λόγος ἀγαθός, with no article before the adjective, means *the word is good*.',
      '**There is no word for “a”.** λόγος alone is *a word* or simply *word*.',
    ),
    h('Reading: John 1:1'),
    quote('Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν, καὶ θεὸς ἦν ὁ λόγος.', 'John 1:1'),
    table(['Word', 'Form', 'Meaning'], 'lll', [
      [
        'ἐν ἀρχῇ',
        'preposition with dative singular',
        'in (the) beginning; Greek needs no article after it here',
      ],
      ['ἦν', 'third singular imperfect of εἰμί', 'was'],
      ['ὁ λόγος', 'nominative: subject', 'the Word'],
      ['πρὸς τὸν θεόν', 'preposition with accusative', 'with, towards God'],
      ['θεός', 'nominative without article', 'God, as predicate'],
    ]),
    p(
      'In the last clause both nouns are nominative. The one *with* the article, ὁ λόγος, is the subject, although it stands last; the one without is what is said of it. Placing the predicate first gives it weight. That a predicate noun before the verb often lacks the article even when it is definite is a rule of Greek style; what the missing article means here for theology is argued in every commentary and cannot be settled by grammar alone.',
    ),
    h('Practice'),
    steps(
      'Decline ὁ νόμος (*law*) and ἡ ἐντολή (*commandment*) with the article.',
      'Give case and number: τοῖς δούλοις, τῆς καρδίας, τὰ τέκνα, τῷ κυρίῳ.',
      'Translate: ὁ δοῦλος τοῦ κυρίου ἀκούει τὴν φωνήν.',
      'Translate: ἐν τῷ οἴκῳ τοῦ θεοῦ.',
      'Put into Greek: *the words of the disciples*.',
    ),
    p(
      '**Key.** (1) νόμος, νόμου, νόμῳ, νόμον; νόμοι, νόμων, νόμοις, νόμους. ἐντολή, ἐντολῆς, ἐντολῇ, ἐντολήν; ἐντολαί, ἐντολῶν, ἐντολαῖς, ἐντολάς. (2) Dative plural; genitive singular; nominative or accusative plural; dative singular. (3) The servant of the lord hears the voice. (4) In the house of God. (5) οἱ λόγοι τῶν μαθητῶν.',
    ),
  ],
};
