import type { QuestionsByDocument } from './question';

/** What the documents on economics, politics, sociology and law answer. */
export const ofSocialSciences: QuestionsByDocument = {
  'offer-and-acceptance-case-notes.pdf': [
    [
      1,
      'What did the court hold in Carlill?',
      'the advertisement in Carlill was no mere puff',
      'no mere puff',
    ],
    [
      1,
      'What does a counter-offer do to the original offer?',
      'a counter-offer destroys the original offer',
      'destroys the original offer',
    ],
    [
      2,
      'When does a letter of acceptance take effect?',
      'a letter of acceptance takes effect when it is posted',
      'when it is posted',
    ],
    [1, 'Does silence count as acceptance?', 'one cannot accept by silence', 'Silence is not acceptance'],
    [
      2,
      'Does the postal rule apply to a revocation?',
      'a revocation only counts from its arrival on',
      'revocation counts when it arrives',
    ],
    [
      1,
      'What is an invitation to treat?',
      'negotiations begin with an invitation to treat',
      'opens negotiations',
    ],
    [
      1,
      'Whose form wins in a battle of printed forms?',
      'often the form that is sent last before performance wins',
      'last form sent',
    ],
  ],
  'practice-final-microeconomic-principles.pdf': [
    [
      4,
      'Why do buyers bear two thirds of the tax?',
      'buyers bear more because demand is less elastic',
      'less elastic side',
    ],
    [
      4,
      'What does profit do to the number of bakeries in the long run?',
      'entry is attracted by profit',
      'attracts entry',
    ],
    [
      4,
      'Where does the deadweight loss of the tax come from?',
      'the loss is the surplus of eight thousand units',
      'eight thousand units',
    ],
    [
      4,
      'Does a price ceiling help the customers of a monopoly?',
      'customers of a monopoly are helped by a ceiling',
      'helps a monopoly’s customers',
    ],
    [
      4,
      'What kind of game do the two airlines play?',
      'the airlines are in a prisoner’s dilemma',
      'prisoner’s dilemma',
    ],
    [
      4,
      'When is a limit better than a tax?',
      'a limit is to be preferred if a threshold must not be passed',
      'threshold must not be passed',
    ],
    [
      4,
      'How may repetition change the outcome of the game?',
      'cooperation is possible when the game is repeated without a known end',
      'repeated without a known end',
    ],
  ],
  'one-vote-five-results-electoral-systems.pdf': [
    [
      1,
      'What are the three parts of an electoral system?',
      'the ballot, the districts and the rule are the parts of an electoral system',
      'ballot',
    ],
    [3, 'Who wins by Condorcet’s pairs?', 'Z beats X in pairs', 'Z beats X'],
    [2, 'How is the Hare quota calculated?', 'one gets the Hare quota from votes and seats', 'votes/seats'],
    [3, 'Which countries use list systems with d’Hondt?', 'Spain uses d’Hondt', 'Spain'],
    [
      2,
      'What does the Gallagher index compare?',
      'the Gallagher index compares shares of votes and seats',
      'shares of votes',
    ],
    [
      3,
      'What did Arrow find out about ranking methods?',
      'every ranking method breaks at least one fair condition',
      'breaks at least one',
    ],
    [
      3,
      'Which countries use the single transferable vote?',
      'Ireland and Malta have the single transferable vote',
      'Malta',
    ],
  ],
  'elasticity-along-the-demand-curve.pdf': [
    [1, 'When is demand called elastic?', 'demand counts as elastic with |ε| above 1', '|ε| > 1'],
    [
      2,
      'What is the midpoint formula good for?',
      'taking the average removes the ambiguity',
      'removes the ambiguity',
    ],
    [3, 'Which side bears more of a tax?', 'the less elastic side bears more of the tax', 'less elastic'],
    [
      2,
      'Why is demand more elastic in the long run?',
      'in the long run elasticities get larger',
      'within five years | Long-run elasticities',
    ],
    [
      1,
      'When does revenue fall if the price rises?',
      'revenue falls if the quantity falls by more than one per cent',
      'by more than one per cent',
    ],
    [
      2,
      'What do substitutes have to do with elasticity?',
      'one brand of rice has many substitutes',
      'One brand of rice',
    ],
    [
      2,
      'What does a positive cross-price elasticity tell me?',
      'tea and coffee are substitutes with a positive sign',
      'substitutes',
    ],
  ],
  'marx-durkheim-weber-study-guide.docx': [
    [
      1,
      'What is surplus value according to Marx?',
      'surplus value is the source of profit',
      'source of profit',
    ],
    [
      2,
      'What does Durkheim mean by organic solidarity?',
      'people depend on each other where labour is divided',
      'depend on each other',
    ],
    [2, 'What is anomie?', 'anomie is when rules have weakened', 'rules have weakened'],
    [
      3,
      'On what grounds is authority legitimate for Weber?',
      'legitimate authority can rest on charismatic grounds',
      'charismatic',
    ],
    [
      1,
      'How does Marx define class?',
      'class is about ownership and not income',
      'ownership and not by income',
    ],
    [
      3,
      'How did the Protestant ethic help capitalism to arise?',
      'the Protestant ethic turned work and thrift into a duty',
      'work and thrift into a duty',
    ],
    [3, 'What is bureaucracy for Weber?', 'bureaucracy means offices, files and fixed competence', 'offices'],
  ],
};
