import { SaxesParser, type SaxesTagNS } from 'saxes';

/** Elements that are left out with their content: of Word, of slides, and of workbooks. */
const leftOut = new Set([
  'attachedTemplate',
  'commentRangeEnd',
  'commentRangeStart',
  'commentReference',
  'custDataLst',
  'customWorkbookViews',
  'dataBinding',
  'docId',
  'docVars',
  'fileSharing',
  'mailMerge',
  'modifyVerifier',
  'printerSettings',
  'rsids',
  'saveThroughXslt',
  'writeReservation',
]);
const namespaces =
  /^(?:http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/(?:wordprocessingml|presentationml|spreadsheetml)|http:\/\/schemas\.microsoft\.com\/office\/(?:word|powerpoint)\/)/;
/** Attributes that say who wrote or saved something, and in which session (rsid). */
const personal = /^(?:rsid\w*|author|initials|userId|providerId|lastEdited|lowestEdited|rupBuild)$/;
/** A path on the computer of the author, which Office stores as the name of a picture. */
const path = /^(?:[a-z]:|\\\\|\/(?:Users|home)\/|file:).*[\\/]/i;

/**
 * Returns the XML of a part of an Office file without comments, revision ids, and data of its author and program.
 * `lostIds` are the relations that were left out. Throws for XML that is not well-formed.
 */
export function cleanPart(xml: string, lostIds: ReadonlySet<string>): string {
  const out: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let skipped = 0;
  let isOpen = false;
  const closeStart = () => {
    if (isOpen) out.push('>');
    isOpen = false;
  };
  const write = (text: string) => {
    if (skipped > 0) return;
    closeStart();
    out.push(text.replace(/[&<>\r]/g, (sign) => `&#${sign.charCodeAt(0)};`));
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (skipped > 0 || isLeftOut(tag)) {
      skipped += 1;
      return;
    }
    closeStart();
    out.push(`<${tag.name}${attributesOf(tag, lostIds)}`);
    isOpen = true;
  });
  parser.on('closetag', ({ name }) => {
    if (skipped > 0) skipped -= 1;
    else if (isOpen) out.push('/>');
    else out.push(`</${name}>`);
    isOpen = false;
  });
  parser.on('text', write);
  parser.on('cdata', write);
  parser.write(xml).close();
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${out.join('')}`;
}

const isLeftOut = ({ local, uri }: SaxesTagNS) => leftOut.has(local) && namespaces.test(uri);

function attributesOf({ attributes }: SaxesTagNS, lostIds: ReadonlySet<string>): string {
  return Object.values(attributes)
    .filter(({ local, prefix, value, uri }) => {
      if (prefix === 'xmlns') return true;
      return !personal.test(local) && !(uri.endsWith('/relationships') && lostIds.has(value));
    })
    .map(({ name, local, value }) => {
      const shown =
        local === 'descr' || local === 'name' || local === 'title' ? value.replace(path, '') : value;
      return ` ${name}="${shown.replace(/[&<>"\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`;
    })
    .join('');
}
