import { isHarmful } from './pdf-places';

/** Extensions of files that start something when they are opened. */
const programs =
  /\.(?:exe|scr|pif|bat|cmd|ps1|vbs|vbe|jse|wsf|wsh|hta|msi|msp|lnk|cpl|jar|reg|scf|gadget|application|msc|dotm|docm|pptm|potm|xlsm|xltm)(?:$|[\s?#"])/i;
const webAddress = /^(?:https?|ftp):/i;
const drive = /^[a-z]:(?:\/|$)/i;

/**
 * Verdict on a place in a file: `harmful` refuses the file, `elsewhere` is removed from the published file, and
 * `fine` stays. Files on the author's own computer are fine, because they do not exist on another one.
 */
export type OfficePlace = 'harmful' | 'elsewhere' | 'fine';

/** Judges a place that opens with a click: web and mail addresses by the rule for links in PDFs. */
export function judgeLink(target: string): OfficePlace {
  const file = fileOf(target);
  if (file === undefined) return isHarmful('link', target) ? 'harmful' : 'fine';
  if (programs.test(file)) return 'harmful';
  return isOnOtherComputer(file) ? 'elsewhere' : 'fine';
}

/** Judges an address from which Word or PowerPoint automatically loads a template, picture, linked object or text. */
export function judgeSource(target: string, { isTemplate = false } = {}): OfficePlace {
  const file = fileOf(target);
  if (file === undefined) return webAddress.test(target.trim()) ? 'elsewhere' : 'harmful';
  if (!isTemplate && programs.test(file)) return 'harmful';
  return isOnOtherComputer(file) ? 'elsewhere' : 'fine';
}

/** Returns the path of a file with plain slashes, or undefined for another scheme than `file:`. */
function fileOf(target: string): string | undefined {
  const place = decoded(target)
    .replace(/[\0-\x20]+/g, ' ')
    .trim()
    .replaceAll('\\', '/');
  if (drive.test(place)) return place;
  const scheme = /^([a-z][\w+.-]*):/i.exec(place)?.[1]?.toLowerCase();
  if (scheme === undefined) return place;
  if (scheme !== 'file') return undefined;
  const path = place.slice('file:'.length).replace(/^\/\/(?:localhost)?\/(?=[^/])/i, '');
  // `file:///` with a path, or with a computer's name after more slashes.
  return path.replace(/^\/{3,}/, '//');
}

function isOnOtherComputer(path: string): boolean {
  return path.startsWith('//');
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
