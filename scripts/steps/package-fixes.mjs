import { sep } from 'node:path';

/** Holds the place of the way from a chunk to the root of the bundle. */
export const TO_ROOT = '@to-root/';

const REQUIRE = 'const require = createRequire(import.meta.url);';

/**
 * What packages load in a way that a bundler cannot follow. A change of theirs that makes one of these
 * void fails the build.
 */
const FIXES = [
  // Loads by `createRequire` what the bundle has: a second copy, or none where it is not installed.
  { file: '@nestjs/mapped-types/dist/type-helpers.utils.js', what: REQUIRE, by: '' },
  { file: '@nestjs/typeorm/dist/common/typeorm-compat.js', what: REQUIRE, by: '' },
  // Its option `customSwaggerUiPath` is not used for the second of the two paths that it serves.
  {
    file: '@nestjs/swagger/dist/swagger-ui/swagger-ui.js',
    what: `require('swagger-ui-dist/absolute-path.js')()`,
    by: `require('node:url').fileURLToPath(new URL('${TO_ROOT}src/swagger-ui', import.meta.url))`,
  },
];

/** The plugin that makes these changes. */
export function packageFixes() {
  const isMade = new Set();
  return {
    name: 'package-fixes',
    transform(code, id) {
      const fix = FIXES.find(({ file }) => id.endsWith(['', 'node_modules', file].join(sep)));
      if (!fix) return null;
      const fixed = code.replace(fix.what, () => fix.by);
      if (fixed !== code) isMade.add(fix);
      return fixed;
    },
    buildEnd(error) {
      const missing = FIXES.filter((fix) => !isMade.has(fix));
      if (!error && missing.length > 0)
        throw new Error(`Nothing to change in ${missing.map(({ file }) => file).join(', ')}`);
    },
  };
}
