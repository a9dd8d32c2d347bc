import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ANSWER, type Answer, type OpenApiSchema } from './returns.js';

type Operation = Record<string, unknown> & {
  readonly responses: Record<
    string,
    { description?: string; content?: Record<string, { schema?: OpenApiSchema }> }
  >;
};

/** The OpenAPI document of all routes below `/api`, complete enough to generate a client. */
export function createOpenApi(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('VIGOR API')
    .setDescription('Every answer: { success, message, data, meta? }. Money in dollars.')
    .setVersion('1')
    .addBearerAuth()
    .addCookieAuth('refresh')
    .build();
  const document = SwaggerModule.createDocument(app, config);
  for (const methods of Object.values(document.paths)) {
    for (const operation of Object.values(methods) as Operation[]) putIntoEnvelope(operation);
  }
  document.components!.schemas!.Failure = FAILURE;
  return withPlainNames(document);
}

/** Serves the document at `/api/docs-json` and its page at `/api/docs`. */
export function mountOpenApi(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => createOpenApi(app), {
    jsonDocumentUrl: 'api/docs-json',
  });
}

/** Names each response schema as clients do: `Product`, where the class is `ProductView`. */
function withPlainNames(document: OpenAPIObject): OpenAPIObject {
  const text = JSON.stringify(document).replace(/(#\/components\/schemas\/\w+?)View"/g, '$1"');
  const plain = JSON.parse(text) as OpenAPIObject;
  const classes = Object.entries(plain.components!.schemas!);
  const schemas = new Map(classes.map(([name, schema]) => [name.replace(/View$/, ''), schema]));
  if (schemas.size < classes.length) throw new Error('Two schemas of the API have the same name');
  plain.components!.schemas = Object.fromEntries(schemas);
  return plain;
}

/** Documents what `EnvelopeAdapter` does with the responses. */
function putIntoEnvelope(operation: Operation): void {
  const { [ANSWER]: stated, responses } = operation as Operation & { [ANSWER]?: Answer };
  delete operation[ANSWER];
  for (const [status, response] of Object.entries(responses)) {
    if (!status.startsWith('2') || isFile(response)) continue;
    const data = stated?.data ?? response.content?.['application/json']?.schema ?? {};
    const schema = envelopeOf({ data, ...(stated?.meta ? { meta: stated.meta } : {}) });
    response.content = { ...response.content, 'application/json': { schema } };
  }
  responses.default = {
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    description: 'An error',
  };
}

/** Whether a route returns a file, which has no envelope. */
const isFile = ({ content = {} }: Operation['responses'][string]): boolean =>
  ['text/csv', 'application/pdf', 'image/png'].some((type) => type in content);

function envelopeOf(parts: Answer): OpenApiSchema {
  return {
    type: 'object',
    properties: { success: { type: 'boolean', enum: [true] }, message: TEXT, ...parts },
    required: ['success', 'message', 'data', ...(parts.meta?.required ? ['meta'] : [])],
  };
}

const TEXT = { type: 'string' } as const;
const FAILURE = {
  type: 'object' as const,
  properties: {
    success: { type: 'boolean', enum: [false] },
    message: { ...TEXT, description: 'Safe to show to a user' },
    code: { ...TEXT, description: 'snake_case, stable for programs' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: TEXT, message: TEXT },
        required: ['field', 'message'],
      },
    },
    data: { description: 'Data for the caller' },
    requestId: TEXT,
  },
  required: ['success', 'message', 'code', 'requestId'],
};
