import Runtime from 'jest-runtime';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';

const requirePackage = createRequire(import.meta.url);

/** Has one log for the whole process, written as the first shop's settings say. */
const ONE_A_PROCESS = 'nestjs-pino';

/** A bare name, or a file that Jest has already found in a package. */
const isOfPackage = (name) =>
  name.includes('/node_modules/') || (!/^[./]/.test(name) && !isBuiltin(name));
const isShared = (name) => isOfPackage(name) && name !== ONE_A_PROCESS;

const packages = new Map();
const functions = new Map();

/** A package, which Node would look up anew for each that wants it. */
function packageNamed(name) {
  const found = packages.get(name);
  if (found) return found.exports;
  const exports = requirePackage(name);
  packages.set(name, { exports });
  return exports;
}

/**
 * A module's function, of which the next test file makes the module anew: compiling takes a third of what
 * loading the server takes.
 */
function compiled(source, filename, parameters) {
  const known = functions.get(filename);
  if (known?.source === source) return known.run;
  const run = compileFunction(source, parameters, { filename });
  functions.set(filename, { source, run });
  return run;
}

/**
 * Has Node load packages, once for all test files of a worker and as production loads them. Jest alone
 * evaluates each package anew in each file, which costs more than most files' tests. The project's own
 * modules stay new in each file. Only for `ProcessEnvironment`: packages and tests must share one realm,
 * else the `Error` or `Date` of the one is no `instanceof` that of the other.
 */
export default class PackageRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    // As Jest compiles, but without a context of the file's own.
    executor.compile = (source, filename) =>
      compiled(source, filename, executor.injectedModuleParameters);
  }

  requireModule(from, name, options, isActual) {
    const wanted = name ?? from;
    if (!options?.isInternalModule && isShared(wanted)) return packageNamed(wanted);
    return super.requireModule(from, name, options, isActual);
  }
}
