import type { DemoDocument } from '../demo-document';
import { arrow, box, fig, h, h2, note, p, steps, table, text, ul } from './blocks';

const contract: DemoDocument = {
  slug: 'offer-and-acceptance-case-notes',
  title: 'Offer and acceptance: the cases, the rules and one problem question solved by IRAC',
  description:
    'Nineteen leading cases of English contract law, a time line of the postal rule, and a model answer.',
  subject: 'Law',
  documentType: 'study_guide',
  school: 'University of Manchester',
  courseCode: 'LAW 105',
  ageDays: 21,
  uploader: 3,
  accent: '#5b2333',
  format: 'pdf',
  look: 'columns',
  body: [
    p(
      'English law looks for agreement by asking two questions in turn. Was there an *offer*, a statement of terms by which a person is willing to be bound as soon as they are accepted? Was there an *acceptance*, an unqualified agreement to exactly those terms? The test is objective: what matters is what a reasonable person in the other’s place would have understood, not what was in anybody’s mind. Agreement alone makes no contract; consideration and the intention to create legal relations must be there too. These notes cover agreement only and are a study aid, not legal advice.',
    ),
    h('Offer or invitation?'),
    p(
      'An *invitation to treat* opens negotiations; it cannot be accepted. The dividing line is practical: a shop with one coat in the window should not owe a coat to everybody who says “I take it”.',
    ),
    table(['Situation', 'Usually', 'Authority'], 'lll', [
      ['goods in a shop window', 'invitation', '*Fisher v Bell* [1961] 1 QB 394'],
      [
        'goods on a self-service shelf',
        'invitation; the customer offers at the till',
        '*Pharmaceutical Society v Boots* [1953] 1 QB 401',
      ],
      ['small advertisement', 'invitation', '*Partridge v Crittenden* [1968] 1 WLR 1204'],
      [
        'promise of a reward to all who do X',
        'offer to the world',
        '*Carlill v Carbolic Smoke Ball Co* [1893] 1 QB 256',
      ],
      ['answer to “lowest price?”', 'information only', '*Harvey v Facey* [1893] AC 552'],
    ]),
    p(
      '**Carlill** deserves to be known well. The company promised £100 to anyone who used its smoke ball as directed and still caught influenza, and said that £1,000 had been deposited with its bank to show that it meant it. Mrs Carlill did and did. The Court of Appeal held: the advertisement was an offer and no mere puff, because of the deposit; an offer may be made to the whole world; performing the conditions was the acceptance; and in such a *unilateral* contract the offeror has waived the need to be told of it.',
    ),
    h('Counter-offer and enquiry'),
    p(
      'An answer that changes a term is a counter-offer and destroys the original offer: in *Hyde v Wrench* (1840) 3 Beav 334 a farm was offered at £1,000, the buyer said £950, was refused, and could not then accept at £1,000. A mere question about terms leaves the offer standing: *Stevenson, Jacques & Co v McLean* (1880) 5 QBD 346, where a buyer of iron asked whether the seller would accept the price for delivery over two months.',
    ),
    p(
      'When firms exchange printed forms, each with its own terms, the last form sent before performance often wins, as a counter-offer accepted by conduct: *Butler Machine Tool v Ex-Cell-O* [1979] 1 WLR 401. There the buyers won because the sellers had signed and sent back a slip on the buyers’ form.',
    ),
    h('Acceptance must be communicated'),
    p(
      'Silence is not acceptance. In *Felthouse v Bindley* (1862) 11 CB (NS) 869 an uncle wrote that he would consider a horse his if he heard no more; there was no contract, although the nephew did mean to sell. Conduct may speak, however: *Brogden v Metropolitan Railway* (1877) 2 App Cas 666, where coal was ordered and delivered for two years on the terms of a draft never formally signed.',
    ),
    p(
      'With instantaneous means such as the telephone or telex, acceptance takes effect when and where it is *received*: *Entores v Miles Far East Corporation* [1955] 2 QB 327, confirmed in *Brinkibon v Stahag Stahl* [1983] 2 AC 34. If a line goes dead while the word is spoken, the one who knows that the message failed must repeat it.',
    ),
    h('The postal rule'),
    p(
      'A letter of acceptance, where post is a reasonable means, takes effect when it is *posted*: *Adams v Lindsell* (1818) 1 B & Ald 681. The rule holds even if the letter is late or lost: *Household Fire Insurance v Grant* (1879) 4 Ex D 216. It can be excluded by the offer, as by “notice in writing to me”: *Holwell Securities v Hughes* [1974] 1 WLR 155. It applies to acceptances only: a *revocation* counts when it arrives, *Byrne v Van Tienhoven* (1880) 5 CPD 344.',
    ),
    fig(
      'Byrne v Van Tienhoven: the withdrawal was sent first, but the contract was made on 11 October.',
      { min: 0, max: 10 },
      { min: 0, max: 5 },
      [
        arrow([0.4, 2.5], [9.8, 2.5], { tone: 'muted' }),
        box([1.2, 3.8], [2.1, 1.1], 'offer\nposted'),
        box([3.6, 3.8], [2.1, 1.1], 'withdrawal\nposted', { tone: 'second' }),
        box([6, 3.8], [2.1, 1.1], 'offer arrives,\naccepted'),
        box([8.7, 3.8], [2.1, 1.1], 'withdrawal\narrives', { tone: 'second' }),
        text([1.2, 2], '1 Oct', { anchor: 'middle' }),
        text([3.6, 2], '8 Oct', { anchor: 'middle' }),
        text([6, 2], '11 Oct', { anchor: 'middle' }),
        text([8.7, 2], '20 Oct', { anchor: 'middle' }),
        text([6, 1], 'contract', { anchor: 'middle', bold: true, tone: 'accent' }),
        arrow([6, 1.35], [6, 1.75], { tone: 'accent' }),
      ],
      { bare: true, ratio: 0.5 },
    ),
    h('How an offer ends'),
    ul(
      '**Revocation**, at any time before acceptance, once it reaches the offeree; even a reliable third person may bring the news, *Dickinson v Dodds* (1876) 2 Ch D 463. A promise to keep the offer open binds only if it was paid for.',
      '**Rejection or counter-offer.**',
      '**Lapse of time:** the time stated, otherwise a reasonable one. Shares offered in June could not be accepted in November: *Ramsgate Victoria Hotel v Montefiore* (1866) LR 1 Ex 109.',
      '**Unilateral offers** probably cannot be revoked once performance has begun: *Errington v Errington* [1952] 1 KB 290.',
    ),
    h('IRAC'),
    table(['Step', 'Ask yourself'], 'll', [
      ['**I**ssue', 'Which legal question do *these* facts raise?'],
      ['**R**ule', 'What is the law, with authority?'],
      [
        '**A**pplication',
        'Which fact meets, or fails, which part of the rule? What could the other side say?',
      ],
      ['**C**onclusion', 'An answer, with its degree of certainty'],
    ]),
    h('Problem question'),
    p(
      'On Monday Ana emails Ben: “I will sell you my cello for £4,000. Let me know by letter by Friday.” On Tuesday Ben replies by email: “Would you take £2,000 now and £2,000 in June?” Ana does not answer. On Wednesday at 10:00 she posts a letter withdrawing the offer; it arrives on Friday. On Thursday Ben posts a letter: “I accept at £4,000.” It is lost. Is there a contract?',
    ),
    h('Model answer'),
    p(
      '**Offer.** Ana’s message states thing, price and manner of acceptance and shows a will to be bound. It is an offer; unlike the shopkeeper’s display it is addressed to one person about one thing.',
    ),
    p(
      '**Ben’s question.** If his email was a counter-offer, *Hyde v Wrench* would have ended the offer. He asks in the form of a question and leaves the price as it is; this is close to *Stevenson v McLean*. Against this, payment in instalments is a change of substance, and that case too concerned the spreading of performance over time. On balance it is an enquiry, and the offer stands.',
    ),
    p(
      '**Withdrawal.** Revocation needs to arrive (*Byrne*). Posted on Wednesday, it reached Ben on Friday. Ana’s promise to wait until Friday was not paid for and did not bind her, but her withdrawal came too late if Ben had accepted before.',
    ),
    p(
      '**Acceptance.** Ben posted his letter on Thursday. Ana asked for a letter, so post was the contemplated means. By *Adams* and *Household Fire* the acceptance was complete on posting, although the letter was lost. Her words “let me know” might, as in *Holwell*, require that the news actually reach her. There the words were “by notice in writing to”; “let me know by letter” is less formal but points the same way. Here lies the real doubt.',
    ),
    p(
      '**Conclusion.** If the postal rule applies there was a contract on Thursday. If “let me know” excludes it, there was none, for the letter never came. The better view is perhaps the latter; a good answer argues both and says so.',
    ),
    note(
      'Common slips',
      'Applying the postal rule to revocations; calling every advertisement an invitation; forgetting that email has no settled authority of its own and is usually argued by analogy with *Entores*.',
    ),
  ],
};

const synoptic: DemoDocument = {
  slug: 'the-synoptic-problem',
  title: 'The synoptic problem: why Matthew, Mark and Luke are so alike and so different',
  description:
    'The evidence, four hypotheses with their strengths and costs, one passage compared word by word, and how to colour a synopsis.',
  subject: 'Religious Studies',
  documentType: 'study_guide',
  school: 'Fuller Theological Seminary',
  courseCode: 'NT 201',
  ageDays: 35,
  uploader: 4,
  accent: '#3d4b66',
  format: 'pdf',
  look: 'paper',
  face: 'garamond',
  body: [
    h('The facts to be explained'),
    p(
      'The first three gospels can be printed in parallel columns and seen together, which is what *synoptic* means. John can not. The three share much of their material, often in the same order and sometimes word for word in Greek, although Jesus probably taught in Aramaic. At the same time each has passages of its own, and the shared ones differ in ways both small and large. Any explanation must account for the likeness *and* for the differences.',
    ),
    table(
      ['Material', 'Found in', 'Extent, roughly', 'Example'],
      'llll',
      [
        [
          'triple tradition',
          'Matthew, Mark, Luke',
          'most of Mark',
          'the paralytic let down through the roof',
        ],
        [
          'double tradition',
          'Matthew, Luke',
          '230 verses, mostly sayings',
          'the Lord’s Prayer, the lost sheep',
        ],
        ['special to Matthew (M)', 'Matthew', 'about a fifth of Matthew', 'the labourers in the vineyard'],
        ['special to Luke (L)', 'Luke', 'a third of Luke or more', 'the good Samaritan, the prodigal son'],
        ['special to Mark', 'Mark', 'a few verses', 'the seed growing secretly (4:26–29)'],
      ],
      'Kinds of material. Verse counts differ with the way of counting.',
    ),
    p(
      'Three observations are agreed on by nearly everybody. About nine tenths of the content of Mark is also in Matthew, and over half is in Luke. Where Matthew and Luke leave the order of Mark, they hardly ever do so together. And in wording, agreements of Matthew and Luke *against* Mark within the triple tradition are few compared with agreements of either with Mark.',
    ),
    p(
      'These three facts make Mark the *middle term*. They do not by themselves make him the first: a middle term may stand at the beginning, in the middle or at the end of a chain. That has to be argued on other grounds.',
    ),
    h('One passage in three columns'),
    table(
      ['Mark 10:17–18', 'Matthew 19:16–17', 'Luke 18:18–19'],
      'lll',
      [
        [
          'Good Teacher, what shall I do that I may inherit eternal life?',
          'Teacher, what good thing shall I do, that I may have eternal life?',
          'Good Teacher, what shall I do to inherit eternal life?',
        ],
        [
          'Why callest thou me good? none is good save one, even God.',
          'Why askest thou me concerning that which is good? One there is who is good',
          'Why callest thou me good? none is good, save one, even God.',
        ],
      ],
      'The rich man’s question, American Standard Version (1901).',
    ),
    p(
      'Luke and Mark agree nearly word for word. In Matthew the word *good* has moved from the teacher to the deed, and the answer has changed with it. It is easy to see why somebody might alter Mark’s version, in which Jesus seems to decline being called good; it is hard to see why anybody would alter Matthew’s into Mark’s. The argument is one of direction: which change can be better explained? Note, however, that Matthew’s answer still says *One there is who is good*, which fits Mark’s question better than his own. Such a trace of the source in the copy is called *editorial fatigue*.',
    ),
    h('Four hypotheses'),
    fig(
      'Who used whom. An arrow leads from the source to the gospel that uses it.',
      { min: 0, max: 16 },
      { min: 0, max: 5.6 },
      [
        text([2, 5.2], 'Augustine', { anchor: 'middle', bold: true }),
        box([2, 4.2], [1.5, 0.7], 'Mt'),
        box([2, 2.6], [1.5, 0.7], 'Mk'),
        box([2, 1], [1.5, 0.7], 'Lk'),
        arrow([2, 3.8], [2, 3]),
        arrow([2, 2.2], [2, 1.4]),
        arrow([1.3, 3.8], [1.3, 1.4], { tone: 'muted' }),
        text([6, 5.2], 'Griesbach', { anchor: 'middle', bold: true }),
        box([6, 4.2], [1.5, 0.7], 'Mt'),
        box([6, 2.6], [1.5, 0.7], 'Lk'),
        box([6, 1], [1.5, 0.7], 'Mk'),
        arrow([6, 3.8], [6, 3]),
        arrow([6, 2.2], [6, 1.4]),
        arrow([5.3, 3.8], [5.3, 1.4], { tone: 'muted' }),
        text([10, 5.2], 'two sources', { anchor: 'middle', bold: true }),
        box([9.2, 4.2], [1.3, 0.7], 'Mk'),
        box([10.9, 4.2], [1.3, 0.7], 'Q', { tone: 'second' }),
        box([9.2, 1.4], [1.3, 0.7], 'Mt'),
        box([10.9, 1.4], [1.3, 0.7], 'Lk'),
        arrow([9.2, 3.8], [9.2, 1.8]),
        arrow([9.3, 3.8], [10.7, 1.8]),
        arrow([10.9, 3.8], [10.9, 1.8], { tone: 'second' }),
        arrow([10.8, 3.8], [9.4, 1.8], { tone: 'second' }),
        text([14, 5.2], 'Farrer', { anchor: 'middle', bold: true }),
        box([14, 4.2], [1.5, 0.7], 'Mk'),
        box([14, 2.6], [1.5, 0.7], 'Mt'),
        box([14, 1], [1.5, 0.7], 'Lk'),
        arrow([14, 3.8], [14, 3]),
        arrow([14, 2.2], [14, 1.4]),
        arrow([13.3, 3.8], [13.3, 1.4], { tone: 'muted' }),
      ],
      { bare: true, ratio: 0.34, width: 1 },
    ),
    h2('Augustine: the order of the canon'),
    p(
      'Matthew wrote first, Mark shortened him, Luke knew both. This was the view of the Latin church for over a thousand years. It explains Mark’s brevity. It does not explain why Mark, if he abridged, made nearly every story that he kept *longer*, nor why he left out the Sermon on the Mount and the Lord’s Prayer.',
    ),
    h2('Griesbach: Mark last'),
    p(
      'Johann Jakob Griesbach argued in the eighteenth century that Mark combined Matthew and Luke. The view was taken up again in the twentieth as the *two-gospel hypothesis*. Its strength is order: Mark follows now one, now the other, so that their order never agrees against him. Its cost is once more the purpose of Mark: what would such a combination, without birth story, sermon and most of the parables, have been for?',
    ),
    h2('Two sources'),
    p(
      'Mark wrote first; Matthew and Luke each used Mark and, independently of each other, a second source, now lost, consisting mainly of sayings. It is called Q, from German *Quelle*, source. Developed by Weisse (1838) and Holtzmann (1863) and extended by Streeter (1924) with M and L, it is still the view of most scholars. It explains the triple tradition by Mark, the double tradition by Q, and the differences by editing. The costs: nobody has seen Q, and Matthew and Luke do agree against Mark in some hundreds of small points, the *minor agreements*, which two independent editors should not share. Most can be explained by style or by copyists; the question “Who is he that struck thee?” (Matthew 26:68, Luke 22:64), absent in Mark, is the hardest.',
    ),
    h2('Farrer: Mark without Q'),
    p(
      'Austin Farrer (1955) proposed to dispense with Q: Mark is first, Matthew used Mark, Luke used both. The double tradition is then what Luke took from Matthew, and the minor agreements are no puzzle. The cost lies in Luke’s procedure: he must have taken the sayings out of Matthew’s fine long speeches and scattered them over his journey to Jerusalem, and set aside all of Matthew’s additions to Mark, birth story included.',
    ),
    h('Arguments for Mark first'),
    ul(
      '**Length:** shorter as a whole, but longer story by story.',
      '**Style:** rougher Greek, which both others improve, each in his own way. To make smooth Greek rough would be odd.',
      '**Hard sayings:** “he could there do no mighty work” (Mark 6:5) becomes “he did not many mighty works there” (Matthew 13:58).',
      '**Aramaic words:** *Talitha cumi*, *Ephphatha* are in Mark only.',
      '**Fatigue:** Matthew calls Herod a *tetrarch*, correctly, at the start of a story and *king*, as Mark does, further on (14:1 and 14:9).',
    ),
    h('How to colour a synopsis'),
    steps(
      'Take a passage in three columns, in Greek if you can.',
      'Underline in blue what all three share, in green what Matthew and Mark share, in yellow Mark and Luke, in red Matthew and Luke only.',
      'Look at the red first. How long are the stretches? Are they wording or only content?',
      'For each difference write two sentences: why A might change B, and why B might change A.',
      'Only then name a hypothesis, and say which of your colours speaks against it.',
    ),
    note(
      'Keep apart',
      'Which gospel was written first, which tells more of history and which has more authority for a community of faith are three different questions. The synoptic problem concerns the first alone.',
    ),
  ],
};

export const lawAndReligionDocuments: readonly DemoDocument[] = [contract, synoptic];
