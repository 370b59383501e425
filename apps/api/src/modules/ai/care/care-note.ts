import built from '@aw/content/care';
import type { Care } from '@aw/content/schemas/care';
import type { CareNote } from '@aw/contracts/ai/care';
import type { Context } from '../../../context';
import { currentContent } from '../../content/current-texts';
import { emergencyNumbers } from './emergency-numbers';
import { hasPhrase } from './has-phrase';

/** Number that works in most countries, or is answered by the local service. */
const usualNumber = '112';

type CareContext = Pick<Context, 'cacheDb' | 'needsCare'>;

/**
 * Returns the care note if a message may be one of a person in danger, in any of six languages. `countries` are those of
 * the request's headers. Nobody is told about the message.
 */
export async function careFor(
  ctx: CareContext,
  message: string,
  countries: readonly string[],
): Promise<CareNote | undefined> {
  const care = await currentCare(ctx);
  const isNeeded = (await ctx.needsCare(message)) || hasPhrase(message, care.phrases);
  return isNeeded ? toNote(care, countries) : undefined;
}

/** Returns the care note for messages that are known to need it. */
export async function readCareNote(
  ctx: Pick<Context, 'cacheDb'>,
  countries: readonly string[],
): Promise<CareNote> {
  return toNote(await currentCare(ctx), countries);
}

/** The text that staff published last. Without the database the built one, because it must not be missing. */
async function currentCare(ctx: Pick<Context, 'cacheDb'>): Promise<Care> {
  const texts = await currentContent(ctx).catch(() => undefined);
  // The schema of this text has checked it.
  return (texts?.get('care')?.content as Care | undefined) ?? built;
}

function toNote(care: Care, countries: readonly string[]): CareNote {
  // Headers that name several countries leave open where the visitor is.
  const country = countries.length === 1 ? countries[0] : undefined;
  const number = country && emergencyNumbers.get(country);
  const helplines = care.helplines.filter((line) => line.country === undefined || line.country === country);
  return {
    title: care.title,
    emergency: {
      text: `If it is urgent, call ${number ?? `${usualNumber} or your local emergency number`}, or go to the nearest hospital.`,
      numbers: [number ?? usualNumber],
    },
    lines: care.lines,
    helplines: helplines.map(({ name, contact }) => ({ name, contact })),
    checkedOn: helplines.length > 0 ? (care.helplinesCheckedOn ?? null) : null,
  };
}
