import { registerHooks, type ResolveFnOutput } from "node:module";

/** Shortens the time that loading the product takes: each package is looked up once instead of once a file. */
export function loadQuickly() {
  const found = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      if (!isPackage(specifier) || context.parentURL?.includes("/node_modules/"))
        return next(specifier, context);
      const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
      found.set(specifier, known);
      return known;
    },
  });
}

function isPackage(specifier: string) {
  return /^[a-z@]/.test(specifier) && !specifier.includes(":");
}
