// The parts of WebAssembly that @types/node leaves to the browser's types.
declare namespace WebAssembly {
  type ModuleImports = Record<string, unknown>;
  type Imports = Record<string, ModuleImports>;
  class RuntimeError extends Error {}
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Table {
    set(index: number, value: unknown): void;
  }
  class Instance {
    constructor(module: Module, imports?: Imports);
    readonly exports: Record<string, unknown>;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
  function compileStreaming(source: Response | Promise<Response>): Promise<Module>;
  function instantiate(module: Module, imports: Imports): Promise<Instance>;
}
