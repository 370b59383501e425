import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import { LibreOfficeConverter, type WasmLoaderModule } from '@matbee/libreoffice-converter/server';
import { readFallbackFonts } from '../pdf/fallback-fonts';
import { recycleThreads } from './office-threads';

type Imports = { env: WebAssembly.ModuleImports } & WebAssembly.Imports;
type Instantiated = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

/** Starts LibreOffice inside this process, which blocks during every conversion. */
export async function startLibreOffice(): Promise<LibreOfficeConverter> {
  const require = createRequire(import.meta.url);
  const loaderPath = require.resolve('@matbee/libreoffice-converter/wasm/loader');
  const wasmPath = path.dirname(loaderPath);
  const keepThreads = recycleThreads();
  const loader: WasmLoaderModule = require(loaderPath);

  const instantiateWasm = (imports: Imports, done: Instantiated) => {
    keepThreads(imports.env);
    compile(path.join(wasmPath, 'soffice.wasm'))
      .then(async (module) => done(await WebAssembly.instantiate(module, imports), module))
      .catch(endProcess);
    return {};
  };
  const converter = new LibreOfficeConverter({
    wasmPath,
    fonts: readFallbackFonts(),
    wasmLoader: {
      createModule: (config) =>
        loader.createModule({
          ...config,
          // Not empty, so that the loader does not read and keep the 147 MB that are compiled as a stream here.
          wasmBinary: new ArrayBuffer(8),
          // Otherwise the program's own main runs in a second thread, and on a busy machine both wait for each other.
          noInitialRun: true,
          instantiateWasm,
        }),
    },
  });
  await converter.initialize();
  return converter;
}

function compile(file: string): Promise<WebAssembly.Module> {
  const bytes = Readable.toWeb(createReadStream(file, { highWaterMark: 1024 * 1024 }));
  return WebAssembly.compileStreaming(
    new Response(bytes, { headers: { 'content-type': 'application/wasm' } }),
  );
}

function endProcess(error: unknown): never {
  console.error('LibreOffice could not be loaded.', error);
  process.exit(1);
}
