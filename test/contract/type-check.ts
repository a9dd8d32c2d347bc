import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import type { Calls } from './calls.js';

const ROOT = resolve(__dirname, '../..');

/** Reads the generated types. A route without a schema would fit everything: it is told as such. */
const HELPERS = `
type Json<T> = T extends { content: { 'application/json': infer B } } ? B : never;
type Done<R> = R extends { 200: infer A } ? Json<A> : R extends { 201: infer A } ? Json<A> : never;
type Known<T> = [T] extends [never] ? { theDocumentDoesNotSay: true } : T;
type Data<O> = Known<O extends { responses: infer R } ? Done<R> extends { data: infer D } ? D : never : never>;
type Sent<O> = Known<
  O extends { requestBody: { content: { 'application/json': infer B } } } ? B
  : O extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never>;
`;

/** The errors of fitting an application's calls to the types in `schema.d.ts` of a folder. */
export async function misfits(folder: string, app: string, given: Calls): Promise<string[]> {
  const file = join(folder, `${app}.ts`);
  await writeFile(file, sourceOf(given));
  const config = join(ROOT, app, 'tsconfig.json');
  const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(json, ts.sys, join(ROOT, app), {}, config);
  const program = ts.createProgram([file], {
    ...options,
    incremental: false,
    noUnusedLocals: false,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .filter((found) => found.file?.fileName === file)
    .map(({ messageText, file: where, start = 0 }) => {
      const line = where!.getLineAndCharacterOfPosition(start).line;
      const text = where!.text.split('\n')[line];
      return `${text}\n${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
}

function sourceOf({ calls, imports }: Calls): string {
  const lines = Object.entries(imports).map(
    ([path, names]) => `import type { ${names} } from '${join(ROOT, path)}';`,
  );
  for (const [name, { route, data, sent }] of Object.entries(calls)) {
    const [method, path] = route.split(' ') as [string, string];
    const operation = `paths['${path}']['${method.toLowerCase()}']`;
    if (data)
      lines.push(`export const ${name}Data: ${data} = {} as unknown as Data<${operation}>;`);
    if (sent)
      lines.push(`export const ${name}Sent: Sent<${operation}> = {} as unknown as ${sent};`);
  }
  return [`import type { paths } from './schema';`, HELPERS, ...lines, ''].join('\n');
}
