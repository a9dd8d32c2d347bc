import { before as swagger } from '@nestjs/swagger/plugin';

/**
 * The plugin of @nestjs/swagger, by which the compiler describes the API. TypeScript spells characters beyond
 * ASCII as escapes where it prints the path of a type, and the plugin takes that for the folder's name: in a
 * folder such as `Müller` the build would import files that do not exist.
 */
export function before(options, program) {
  const checker = program.getTypeChecker();
  const readable = Object.create(checker, {
    typeToString: { value: (...args) => withoutEscapes(checker.typeToString(...args)) },
  });
  return swagger(options, Object.create(program, { getTypeChecker: { value: () => readable } }));
}

const withoutEscapes = (type) =>
  type.replace(/import\("[^"]*"/g, (path) =>
    path.replace(/\\u([0-9a-f]{4})/gi, (_, unit) => String.fromCharCode(parseInt(unit, 16))),
  );
