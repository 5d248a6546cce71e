/** What of the platform's WebAssembly is used; the types of Node leave it out. */
export const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    Module: new (bytes: Uint8Array) => object;
    Instance: new (module: object) => { exports: object };
    compile(bytes: Uint8Array): Promise<object>;
    instantiate(module: object, imports: object): Promise<{ exports: object }>;
  };
};
