const { existsSync } = require('node:fs');
const { resolve } = require('node:path');

const OWN_JS = /^\.{1,2}\/.*\.js$/;
const TYPESCRIPT = ['.ts', '.tsx'];

/** Finds x.ts where a module imports './x.js', as TypeScript does; all else as Jest does. */
module.exports = (path, options) => {
  if (OWN_JS.test(path)) {
    const base = resolve(options.basedir, path.slice(0, -'.js'.length));
    for (const extension of TYPESCRIPT) {
      if (existsSync(base + extension)) return base + extension;
    }
  }
  return options.defaultResolver(path, options);
};
