import type { DemoDocument } from '../demo-document';
import { h, h2, p, quote, steps, table, ul } from './blocks';

export const philosophy: DemoDocument = {
  slug: 'mill-and-kant-side-by-side',
  title: 'Mill and Kant side by side: two ways to say what makes an act right',
  description:
    'The principle of utility and the categorical imperative, tested on four cases, with the standard objections and replies.',
  subject: 'Philosophy',
  documentType: 'study_guide',
  school: 'Williams College',
  courseCode: 'PHIL 112',
  ageDays: 10,
  uploader: 2,
  accent: '#4a4a4a',
  format: 'pdf',
  look: 'paper',
  face: 'garamond',
  body: [
    h('One question, two starting points'),
    p(
      'You find a wallet with money and an address. Should you return it? Nearly everybody says yes; philosophy begins with *why*. One answer looks forward: returning it makes the world better than keeping it. The other looks at the act itself: keeping it would be a kind of theft, whatever came of it. The first family of theories is called *consequentialist*, the second *deontological*, from a Greek word for what is binding. John Stuart Mill (1806–1873) and Immanuel Kant (1724–1804) gave them their classical forms.',
    ),
    h('Mill: the greatest happiness'),
    quote(
      'The creed which accepts as the foundation of morals, Utility, or the Greatest Happiness Principle, holds that actions are right in proportion as they tend to promote happiness, wrong as they tend to produce the reverse of happiness.',
      'Mill, Utilitarianism (1861), chapter 2',
    ),
    p(
      'Four claims are packed into this sentence. *Consequences*: an act is judged by what it brings about. *Happiness*: what counts in the end is pleasure and the absence of pain. *Impartiality*: the happiness of everyone concerned counts alike, one’s own no more than a stranger’s. *Degree*: “in proportion” makes rightness a matter of more and less.',
    ),
    p(
      'Against the charge that this is a doctrine for swine, Mill distinguishes higher and lower pleasures. Those who know both kinds, he says, prefer the ones that use the mind, even at the price of much discontent:',
    ),
    quote(
      'It is better to be a human being dissatisfied than a pig satisfied; better to be Socrates dissatisfied than a fool satisfied.',
      'Mill, Utilitarianism, chapter 2',
    ),
    p(
      'Must we then calculate before every act? No, says Mill: mankind has had the whole past to learn which acts tend to do harm. Rules such as “do not lie” are landmarks on the way; we consult the principle itself when rules conflict. Readers still dispute whether this makes him a *rule*-utilitarian (an act is right if it follows a rule whose general observance is best) or an *act*-utilitarian who is sensible about time.',
    ),
    h('Kant: the good will and its law'),
    quote(
      'Nothing can possibly be conceived in the world, or even out of it, which can be called good, without qualification, except a good will.',
      'Kant, Groundwork of the Metaphysics of Morals (1785), section 1, translated by T. K. Abbott',
    ),
    p(
      'Courage helps the burglar too, and happiness can make one arrogant; only a good will is good in every setting. It shows itself when we act not merely in agreement with duty but *from* duty. A shopkeeper who charges a child the fair price for the sake of his reputation does the right thing for the wrong reason: his act has no moral worth, though it deserves no blame.',
    ),
    p(
      'What does duty command? Not this or that end, for ends differ. What remains is the form of law itself, that a reason must be a reason for everybody:',
    ),
    quote(
      'Act only on that maxim whereby thou canst at the same time will that it should become a universal law.',
      'Kant, Groundwork, section 2',
    ),
    p(
      'A *maxim* is the principle you act on: what you do, in which circumstances, to what end. Imagine it as a law that all follow. If it cannot even be conceived without contradiction, you have a strict duty not to act on it; if it can be conceived but not willed, a wider one. Take a promise made with no intention of keeping it: were it a law, nobody would believe promises, and the false promise would defeat itself. A second formula says the same from the side of those whom the act concerns:',
    ),
    quote(
      'So act as to treat humanity, whether in thine own person or in that of any other, in every case as an end withal, never as means only.',
      'Kant, Groundwork, section 2',
    ),
    p(
      'The word *only* matters. We use the postman as a means every day; we wrong him when we treat him in a way to which he could not possibly consent, by deceit or by force.',
    ),
    h('Four cases'),
    table(
      ['Case', 'Mill', 'Kant'],
      'lll',
      [
        [
          'The wallet',
          'Return it: the loser’s loss outweighs your gain, and trust is worth more than both.',
          'Return it: “keep what is not yours when unseen” destroys property itself as a law.',
        ],
        [
          'A friend hides with you; a murderer asks where he is',
          'Lie: the harm of truth is immense, that of the lie small.',
          'In a late essay Kant says one must not lie. Many Kantians object that the maxim “deceive those who ask in order to murder” can be universal.',
        ],
        [
          'One healthy person’s organs would save five',
          'Seems required by numbers; a rule-utilitarian points to the fear that such a practice would spread.',
          'Forbidden: the one would be used as a means only.',
        ],
        [
          'Giving to strangers far away',
          'Demanded, until giving costs more happiness than it brings.',
          'A wide duty: one must make the needs of others an end, but how far is left to judgement.',
        ],
      ],
      'The same cases through two theories.',
    ),
    h('Objections and replies'),
    h2('Against utilitarianism'),
    ul(
      '*It cannot respect rights.* If punishing an innocent man would calm a riot, the sum may favour it. Reply: secrets come out, and a society that does this is not secure; security is the most vital of interests. Rejoinder: then it would be wrong only because it fails, not because he is innocent.',
      '*It asks too much.* Every idle evening could be spent relieving misery. Reply: only in rare cases has one the power to be a public benefactor; ordinarily it is enough not to harm. Whether this is still true in a world of quick transfers is an open question.',
      '*Happiness cannot be added.* Reply: nor can we do without comparing; parents and governments do it every day.',
    ),
    h2('Against Kant'),
    ul(
      '*The test is empty.* By describing the maxim narrowly enough, anything passes: “lie, on Tuesdays, to men called Jim”. Reply: the maxim is what you really act on, not any sentence that fits the deed.',
      '*Duties collide.* I have promised to be there and a child is drowning on the way. Reply: grounds of obligation may collide, but only the stronger one binds. Kant gives little help in telling which it is.',
      '*It is cold.* Help from sympathy has no moral worth? Reply: it may be lovable and deserves encouragement; but sympathy is luck, and one can owe help to those whom one does not like.',
    ),
    h('How to write about them'),
    steps(
      'State the principle exactly, in the author’s order: for Mill *tend* and *in proportion*, for Kant *maxim* and *only*.',
      'Apply it to a case on which the two differ. A case on which they agree shows nothing.',
      'Give the strongest objection you know, and the best reply that is open to the author, before you judge.',
      'Say what it would cost to reject the theory. A thesis without a price is not yet a thesis.',
    ),
  ],
};
