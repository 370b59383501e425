import { otherKind } from '../other-kinds';

/** A file inside an Office file. Programs and archives are never accepted. */
export type EmbeddedFile = { name: string; isHarmful: boolean };

const programs =
  'apk app appimage bash bat chm cmd com cpl deb dll dmg elf exe gadget hta inf ins iso jar js jse jsp lnk mjs msc msi msp mst pif pl ps1 psm1 py pyc reg rpm scf scr sh sys url vb vbe vbs vhd vhdx wasm ws wsc wsf wsh xll';
const archives = '7z ace arj bz2 cab gz img lz lzh lzma rar tar tbz tgz txz xz z zip zst';
const harmfulEndings = new Set([...programs.split(' '), ...archives.split(' ')]);

const harmfulKinds =
  /^(?:a (?:Windows )?program|a script|a Windows shortcut|a (?:ZIP|RAR|7-Zip|GZIP|BZIP2) archive|an XZ archive|a cabinet archive)$/;
/** Drawings that Office stores as GZIP. */
const packedDrawing = /\.(?:emz|wmz|svgz|pcz)$/i;

/** Bytes of a file that are enough to recognise programs and archives. */
export const headBytes = 4096;

/** Returns whether a name ends like that of a program or an archive. Windows ignores dots and spaces at the end. */
export function hasHarmfulName(name: string): boolean {
  const ending = /\.([a-z0-9]+)[. ]*$/i.exec(name)?.[1];
  return ending !== undefined && harmfulEndings.has(ending.toLowerCase());
}

/** Returns whether the first bytes of a file are those of a program or an archive. Zips are judged by their content. */
export function hasHarmfulStart(name: string, head: Buffer): boolean {
  const kind = otherKind(head);
  if (kind === undefined || !harmfulKinds.test(kind.name) || kind.name === 'a ZIP archive') return false;
  if (kind.name === 'a GZIP archive') return !packedDrawing.test(name);
  return kind.name !== 'a Windows program' || isWindowsProgram(head);
}

/** Returns whether bytes after `MZ` lead to a header of a Windows program, or are too few to tell. */
function isWindowsProgram(head: Buffer): boolean {
  if (head.length < 64) return true;
  const at = head.readUInt32LE(60);
  return at + 2 > head.length
    ? head.length === headBytes
    : /^(?:PE|NE|LE|LX)$/.test(head.toString('latin1', at, at + 2));
}
