type Callback = (...values: number[]) => number;

/**
 * Wraps a function so that PDFium can call it through its table of functions. The table accepts only functions of
 * WebAssembly, so a tiny module imports ours and exports it again.
 */
export function callbackOf(parameterCount: number, callback: Callback): unknown {
  const int32 = 0x7f;
  const parameters = Array.from({ length: parameterCount }, () => int32);
  // (module (import "e" "f" (func (param i32 …) (result i32))) (export "f" (func 0)))
  const header = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
  const types = [0x01, 5 + parameterCount, 0x01, 0x60, parameterCount, ...parameters, 0x01, int32];
  const imports = [0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00];
  const exported = [0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00];
  const program = Uint8Array.from([...header, ...types, ...imports, ...exported]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(program), { e: { f: callback } });
  return exports.f;
}
