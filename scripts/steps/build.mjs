import { rmSync } from 'node:fs';
import { memoryProblem } from './check-machine.mjs';
import { hashOf } from './hash.mjs';
import { readStamp, removeStamp, writeStamp } from './stamp.mjs';
import { PARTS } from './parts.mjs';
import { inRoot } from './root.mjs';
import { diskProblem, say, StepError } from './say.mjs';

const stampOf = (part) => inRoot(part.out, '.built');

/** Builds the parts whose sources have changed since their last build, one after the other. */
export async function build({ force = false, only } = {}) {
  for (const part of PARTS) {
    if (only && part.name !== only) continue;
    const hash = hashOf([...part.sources, 'package-lock.json']);
    if (!force && readStamp(stampOf(part)) === hash) continue;
    await buildPart(part);
    writeStamp(stampOf(part), hash);
  }
}

/** Makes the next build include a part even if its sources are unchanged. */
export function forget(name) {
  for (const part of PARTS) if (part.name === name) removeStamp(stampOf(part));
}

async function buildPart(part) {
  const started = Date.now();
  say(`Building the ${part.name} …`);
  for (const path of [part.out, ...(part.alsoRemove ?? [])]) {
    rmSync(inRoot(path), { recursive: true, force: true });
  }
  for (const make of part.builds) {
    const ended = await make();
    const { code, output } = ended;
    if (code === 0) continue;
    const problem = diskProblem(output) ?? memoryProblem(ended);
    if (problem) throw new StepError(problem);
    process.stderr.write(output);
    throw new StepError(`The ${part.name} could not be built; the reason is above.`);
  }
  say(`Built the ${part.name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
