import path from 'node:path/posix';
import { SaxesParser } from 'saxes';

/** Relations to parts about the author, the program, the printer, and earlier versions, by the end of their type. */
const leftOut = new Set([
  'attachedtemplate',
  'attachedtoolbars',
  'authors',
  'changesinfo',
  'classificationlabels',
  'commentauthors',
  'comments',
  'commentsextended',
  'commentsextensible',
  'commentsids',
  'connections',
  'core-properties',
  'custom-properties',
  'customdata',
  'customxml',
  'customxmlprops',
  'documenttasks',
  'extended-properties',
  'keymapcustomizations',
  'mailmergesource',
  // Signatures name their signers and do not fit the clean copy.
  'origin',
  'people',
  'person',
  'printersettings',
  'recipientdata',
  'revisionheaders',
  'revisioninfo',
  'revisionlog',
  'tags',
  'threadedcomment',
  'thumbnail',
  'usernames',
]);

type Relation = { id: string; type: string; target: string; mode: string | undefined };

export type Relations = {
  /** The list without the relations that were left out. */
  xml: string;
  lostIds: Set<string>;
  /** Names of the parts that it still leads to. */
  parts: string[];
};

/** Name of the list of relations of a part: `word/_rels/document.xml.rels` of `word/document.xml`. */
export function relationsName(part: string): string {
  return path.join(path.dirname(part), '_rels', `${path.basename(part)}.rels`);
}

/** Reads the list of relations of a part ('' for the package itself). Throws for XML that is not well-formed. */
export function cleanRelations(xml: string, part: string): Relations {
  const relations = relationsOf(xml);
  const kept = relations.filter(({ type }) => !leftOut.has(type.split('/').at(-1)?.toLowerCase() ?? ''));
  const lines = kept.map(
    ({ id, type, target, mode }) =>
      `<Relationship Id="${escaped(id)}" Type="${escaped(type)}" Target="${escaped(target)}"${mode ? ` TargetMode="${escaped(mode)}"` : ''}/>`,
  );
  const isKept = new Set(kept);
  return {
    xml: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`,
    lostIds: new Set(relations.filter((each) => !isKept.has(each)).map(({ id }) => id)),
    parts: kept
      .filter(({ mode }) => mode?.toLowerCase() !== 'external')
      .map(({ target }) => partAt(target, part)),
  };
}

function relationsOf(xml: string): Relation[] {
  const relations: Relation[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, attributes }) => {
    if (local !== 'Relationship') return;
    const value = (name: string) => attributes[name]?.value;
    const id = value('Id') ?? '';
    relations.push({
      id,
      type: value('Type') ?? '',
      target: value('Target') ?? '',
      mode: value('TargetMode'),
    });
  });
  parser.write(xml).close();
  return relations;
}

/** Returns the name of the part to which a target leads, as it is in the zip. */
function partAt(target: string, part: string): string {
  const [file = ''] = target.split('#');
  const place = file.startsWith('/') ? file.slice(1) : path.join(path.dirname(part), file);
  return decodeURI(path.normalize(place));
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
