type Callback = (...values: number[]) => number;

/**
 * Makes a function of whole numbers that can stand in PDFium's table of functions. `WebAssembly.Table` takes only functions
 * of WebAssembly, so a module of two imports' length passes the call on.
 */
export function callbackOf(parameterCount: number, callback: Callback): unknown {
  const int32 = 0x7f;
  const parameters = Array.from({ length: parameterCount }, () => int32);
  // (module (import "e" "f" (func (param i32 …) (result i32))) (export "f" (func 0)))
  const program = Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...[0x01, 5 + parameterCount, 0x01, 0x60, parameterCount, ...parameters, 0x01, int32],
    ...[0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00],
    ...[0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00],
  ]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(program), { e: { f: callback } });
  return exports.f;
}
