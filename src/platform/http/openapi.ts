import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The OpenAPI document of every route below `/api`. */
export function createOpenApi(app: NestFastifyApplication, shopName: string): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle(`${shopName} API`)
    .setDescription('Every answer: { success, message, data, meta? }. Money in dollars.')
    .setVersion('1')
    .addBearerAuth()
    .addCookieAuth('refresh')
    .build();
  return SwaggerModule.createDocument(app, config);
}

/** Serves the document at `/api/docs-json` and its page at `/api/docs`. */
export function mountOpenApi(app: NestFastifyApplication, shopName: string): void {
  SwaggerModule.setup('api/docs', app, () => createOpenApi(app, shopName), {
    jsonDocumentUrl: 'api/docs-json',
  });
}
