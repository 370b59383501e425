import { compileRichText } from '@aw/content/rich-text';

/** Answer of the worker: the HTML, or null if the text is nested too deeply. */
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
