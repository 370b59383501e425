import { openExcerptReader } from '../adapters/pages/excerpts/open-excerpt-reader';
import { openImageReader } from '../adapters/pages/images/open-image-reader';
import { findLanguageFiles } from '../adapters/pages/ocr/language-files';
import { openTextRecogniser } from '../adapters/pages/ocr/open-text-recogniser';
import { openPageReader } from '../adapters/pages/open-page-reader';
import { openPageComparer } from '../modules/documents/originality/page-comparer';
import { openItemFileReader } from '../workers/item-files/item-file-reader';
import { openLanguageDetector } from '../workers/languages/language-detector';
import { openPdfRenderer } from '../workers/pdf/pdf-renderer';
import { openRichTextCompiler } from '../workers/rich-text/rich-text-compiler';
import { openTutorChecker } from '../workers/tutor-checks/tutor-checker';
import { openWordMeanings } from '../workers/word-meanings/word-meanings';

/** Long limits, because other tests may keep the machine busy. */
const patient = { onError: () => {}, maxWaitMs: 600_000, deadlineMs: 600_000 };
const readLimits = { deadlineMs: 60_000, memoryBytes: 1536 * 1024 * 1024 };

function openWorkers() {
  return {
    richText: openRichTextCompiler(patient),
    pdf: openPdfRenderer(patient),
    itemFiles: openItemFileReader(patient),
    languages: openLanguageDetector({ ...patient, maxWaiting: 1_000 }),
    comparer: openPageComparer(patient),
    tutorChecker: openTutorChecker(patient),
    wordMeanings: openWordMeanings(patient),
    images: openImageReader(readLimits),
    excerpts: openExcerptReader({ ...readLimits, maxWaitMs: 600_000 }),
    ocr: openTextRecogniser({ ...readLimits, languages: findLanguageFiles(['eng'], '') }),
    reader: openPageReader(readLimits),
  };
}

let opened: ReturnType<typeof openWorkers> | undefined;

/**
 * Opens the threads and child processes that compile texts and read files, once for all applications of a test
 * process. Each takes seconds to start and keeps no state of a task. They end with the process.
 */
export function sharedWorkers(): ReturnType<typeof openWorkers> {
  opened ??= openWorkers();
  return opened;
}
