import type { DemoDocument } from '../demo-document';
import { artsDocuments } from './arts';
import { biologyDocuments } from './biology';
import { businessDocuments } from './business';
import { chemistryDocuments } from './chemistry';
import { computingDocuments } from './computing';
import { economicsDocuments } from './economics';
import { engineeringDocuments } from './engineering';
import { healthDocuments } from './health';
import { humanitiesDocuments } from './humanities';
import { languageDocuments } from './languages';
import { lawAndReligionDocuments } from './law-and-religion';
import { managementDocuments } from './management';
import { mathematicsDocuments } from './mathematics';
import { mindAndEarthDocuments } from './mind-and-earth';
import { nursingDocuments } from './nursing';
import { physicsDocuments } from './physics';
import { societyDocuments } from './society';
import { statisticsDocuments } from './statistics';

/** Forty study documents written for the demo, the oldest first, as they would have been uploaded. */
export const demoDocuments: readonly DemoDocument[] = [
  ...mathematicsDocuments,
  ...statisticsDocuments,
  ...physicsDocuments,
  ...chemistryDocuments,
  ...biologyDocuments,
  ...computingDocuments,
  ...engineeringDocuments,
  ...economicsDocuments,
  ...businessDocuments,
  ...managementDocuments,
  ...societyDocuments,
  ...mindAndEarthDocuments,
  ...humanitiesDocuments,
  ...languageDocuments,
  ...lawAndReligionDocuments,
  ...healthDocuments,
  ...nursingDocuments,
  ...artsDocuments,
].sort((a, b) => b.ageDays - a.ageDays);
