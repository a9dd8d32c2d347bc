import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type FieldError, InvalidInput } from '../../kernel/domain-error.js';
import { isBodyClass, limitOf } from './body-limits.js';
import { rememberRules } from './remember-rules.js';

/** Of a query, and of a value whose class is not known. */
const FEW: Room = { values: 100, depth: 4 };

/**
 * Normalizes all texts to what Postgres accepts, and refuses what is larger than its class can need before anything
 * else reads it.
 */
class TextPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    // What the code's own parameter decorators return was not sent by the caller.
    if (type === 'custom') return Promise.resolve(value);
    const room = type === 'body' && isBodyClass(metatype) ? limitOf(metatype) : FEW;
    return super.transform(storable(value, { ...room }), metadata);
  }
}

/** How many values there may be yet, and how deeply they may be nested. */
interface Room {
  values: number;
  depth: number;
}

/** @throws InvalidInput naming the field that has too many values, or is nested too deeply */
function storable(value: unknown, room: Room, field = 'body', depth = 0): unknown {
  if (typeof value === 'string') return storableText(value);
  if (value === null || typeof value !== 'object' || !(Array.isArray(value) || isPlain(value))) {
    return value;
  }
  if (depth >= room.depth) throw InvalidInput.field(field, `${field} is nested too deeply`);
  room.values -= Array.isArray(value) ? value.length : Object.keys(value).length;
  if (room.values < 0) throw InvalidInput.field(field, `${field} has too many values`);
  if (Array.isArray(value)) return value.map((one) => storable(one, room, field, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      storable(one, room, depth === 0 ? name : field, depth + 1),
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
