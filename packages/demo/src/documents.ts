import type { DemoDocument } from './demo-document';
import { accounting } from './documents/accounting';
import { art } from './documents/art';
import { bacterialGrowth } from './documents/bacterial-growth';
import { business } from './documents/business';
import { computingDocuments } from './documents/computing';
import { economicsDocuments } from './documents/economics';
import { engineeringDocuments } from './documents/engineering';
import { english } from './documents/english';
import { enzymeKinetics } from './documents/enzyme-kinetics';
import { equilibrium } from './documents/equilibrium';
import { finance } from './documents/finance';
import { geography } from './documents/geography';
import { greek } from './documents/greek';
import { healthDocuments } from './documents/health';
import { history } from './documents/history';
import { journalism } from './documents/journalism';
import { lawAndReligionDocuments } from './documents/law-and-religion';
import { literature } from './documents/literature';
import { managementDocuments } from './documents/management';
import { mathematicsDocuments } from './documents/mathematics';
import { mindAndEarthDocuments } from './documents/mind-and-earth';
import { music } from './documents/music';
import { networks } from './documents/networks';
import { nursingDocuments } from './documents/nursing';
import { philosophy } from './documents/philosophy';
import { physicsDocuments } from './documents/physics';
import { politics } from './documents/politics';
import { sociology } from './documents/sociology';
import { statisticsDocuments } from './documents/statistics';
import { titration } from './documents/titration';

/** Forty study documents written for the demo, the oldest first, as they would have been uploaded. */
export const demoDocuments: readonly DemoDocument[] = [
  ...mathematicsDocuments,
  ...statisticsDocuments,
  ...physicsDocuments,
  titration,
  equilibrium,
  bacterialGrowth,
  enzymeKinetics,
  ...computingDocuments,
  networks,
  ...engineeringDocuments,
  ...economicsDocuments,
  finance,
  accounting,
  business,
  ...managementDocuments,
  politics,
  sociology,
  geography,
  ...mindAndEarthDocuments,
  history,
  philosophy,
  literature,
  greek,
  english,
  journalism,
  ...lawAndReligionDocuments,
  ...healthDocuments,
  ...nursingDocuments,
  music,
  art,
].sort((a, b) => b.ageDays - a.ageDays);
