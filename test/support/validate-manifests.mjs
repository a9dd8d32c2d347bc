import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * Reads Kubernetes manifests as a JSON list from its input, and prints as another one what is wrong with them:
 * by the validators of kubernetes-models, and by its types, which also know unknown fields. A process of its own,
 * because the package is for ES modules alone.
 */
const manifests = JSON.parse(readFileSync(0, 'utf8'));

const nameOf = ({ kind, metadata }) => `${kind} ${metadata.name}`;
const moduleOf = ({ apiVersion, kind }) => `kubernetes-models/${apiVersion}/${kind}`;

async function invalid(manifest) {
  const { [manifest.kind]: Model } = await import(moduleOf(manifest));
  try {
    new Model(manifest).validate();
    return [];
  } catch (error) {
    return [`${nameOf(manifest)}: ${error.message}`];
  }
}

/** The manifests as typed literals, in which TypeScript finds each field that the type does not have. */
function mistyped() {
  const file = join(fileURLToPath(new URL('.', import.meta.url)), 'manifests.ts');
  const text = manifests
    .map(
      (manifest, n) =>
        `export const m${n}: import('${moduleOf(manifest)}').I${manifest.kind} = ${JSON.stringify(manifest)};`,
    )
    .join('\n');
  const options = {
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === file
      ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022)
      : getSourceFile(path, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const line = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    return `${nameOf(manifests[line])}: ${message}`;
  });
}

const problems = [...(await Promise.all(manifests.map(invalid))).flat(), ...mistyped()];
process.stdout.write(JSON.stringify(problems));
