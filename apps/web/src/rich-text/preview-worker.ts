import { compileRichText } from '@aw/content/rich-text';

/** What the worker answers to a source: the HTML, or null for what nests too deeply. */
export type Preview = { html: string | null };

addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(compile(data));
});
postMessage('ready');

function compile(source: string): Preview {
  try {
    return { html: compileRichText(source).html };
  } catch {
    return { html: null };
  }
}
