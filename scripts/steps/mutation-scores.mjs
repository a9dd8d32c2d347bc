const DETECTED = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/**
 * The scores of a mutation report: for each layer, and below it for each module. Mutants that are
 * ignored, or that could not run, do not count.
 */
export function mutationScores({ files }) {
  const sums = new Map();
  for (const [path, { mutants }] of Object.entries(files)) {
    const [, module, layer] = /^src\/modules\/([^/]+)\/([^/]+)\//.exec(path);
    for (const { status } of mutants) {
      for (const name of [layer, `${layer} ${module}`]) {
        const sum = sums.get(name) ?? { detected: 0, valid: 0 };
        if (DETECTED.has(status)) sum.detected++;
        if (DETECTED.has(status) || MISSED.has(status)) sum.valid++;
        sums.set(name, sum);
      }
    }
  }
  return [...sums]
    .filter(([, { valid }]) => valid > 0)
    .map(([name, sum]) => ({ name, ...sum, percent: (100 * sum.detected) / sum.valid }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
