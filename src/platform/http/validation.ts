import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type FieldError, InvalidInput } from '../../kernel/domain-error.js';
import { rememberRules } from './remember-rules.js';

/** Above any legitimate body, and safe for recursive code. */
const DEEPEST = 32;

/** Normalizes all texts to what Postgres accepts, and refuses deep nesting. */
class TextPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // What the code's own parameter decorators return was not sent by the caller.
    if (metadata.type === 'custom') return Promise.resolve(value);
    return super.transform(storable(value), metadata);
  }
}

/** @throws InvalidInput naming the field that is nested too deeply. */
function storable(value: unknown, field = 'body', depth = 0): unknown {
  if (depth > DEEPEST) throw InvalidInput.field(field, `${field} is nested too deeply`);
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map((one) => storable(one, field, depth + 1));
  if (value === null || typeof value !== 'object' || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      storable(one, depth === 0 ? name : field, depth + 1),
    ]),
  );
}

/**
 * Replaces lone surrogates and NUL by U+FFFD, because JSON allows them and Postgres does not.
 * Normalizes to NFC, so that two emails that look the same are equal.
 */
function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd').normalize('NFC');
}

/** Whether it is a JSON object or a parsed query, whose prototype is null. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Validates every body and query by its class; unknown fields are dropped, all invalid ones
 * reported.
 */
export function createValidationPipe(): ValidationPipe {
  rememberRules();
  return new TextPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new InvalidInput(errors.flatMap((error) => flatten(error, ''))),
  });
}

function flatten(error: ValidationError, path: string): FieldError[] {
  const field = path ? `${path}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, field))];
}
