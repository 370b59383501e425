import { openImageReader } from '../adapters/pages/open-image-reader';
import { openPageReader } from '../adapters/pages/open-page-reader';
import { openItemFileReader } from '../item-files/item-file-reader';
import { openPdfRenderer } from '../pdf/pdf-renderer';
import { openRichTextCompiler } from '../rich-text/rich-text-compiler';

/** The machine may be busy with other tests. */
const patient = { onError: () => {}, maxWaitMs: 600_000, deadlineMs: 600_000 };
const readLimits = { deadlineMs: 60_000, memoryBytes: 1536 * 1024 * 1024 };

function openHelpers() {
  return {
    richText: openRichTextCompiler(patient),
    pdf: openPdfRenderer(patient),
    itemFiles: openItemFileReader(patient),
    images: openImageReader(readLimits),
    reader: openPageReader(readLimits),
  };
}

let opened: ReturnType<typeof openHelpers> | undefined;

/**
 * The threads and child processes that work for a server: one set for all applications of a test process. They keep
 * nothing of a task, each takes seconds to start, and all end with the process.
 */
export function sharedHelpers(): ReturnType<typeof openHelpers> {
  opened ??= openHelpers();
  return opened;
}
