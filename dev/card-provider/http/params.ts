import { badParam } from './api-error.js';
import type { Form } from './form.js';

/** The parameters of a call, read with the provider's own errors. */
export class Params {
  constructor(
    private readonly form: Form,
    private readonly within = '',
  ) {}

  /** Refuses every parameter that is not named. */
  only(...names: string[]): this {
    for (const name of this.form.keys()) {
      if (names.includes(name)) continue;
      const param = this.#path(name);
      throw badParam(param, `Received unknown parameter: ${param}`, 'parameter_unknown');
    }
    return this;
  }

  has(name: string): boolean {
    return this.form.has(name);
  }

  isString(name: string): boolean {
    return typeof this.form.get(name) === 'string';
  }

  string(name: string): string | undefined {
    const value = this.form.get(name);
    if (value === undefined || typeof value === 'string') return value;
    throw badParam(this.#path(name), `Invalid string: ${this.#path(name)}`);
  }

  /** The string, or null where it is absent or empty. */
  stringOrNull(name: string): string | null {
    return this.string(name) || null;
  }

  required(name: string): string {
    const value = this.string(name);
    if (value) return value;
    throw badParam(
      this.#path(name),
      `Missing required param: ${this.#path(name)}.`,
      'parameter_missing',
    );
  }

  integer(name: string): number | undefined {
    const value = this.string(name);
    if (value === undefined) return undefined;
    if (/^-?\d{1,15}$/.test(value)) return Number(value);
    throw badParam(this.#path(name), `Invalid integer: ${value}`, 'parameter_invalid_integer');
  }

  flag(name: string): boolean {
    const value = this.string(name);
    if (value === undefined || value === 'false') return false;
    if (value === 'true') return true;
    throw badParam(this.#path(name), `Invalid boolean: ${value}`);
  }

  child(name: string): Params | undefined {
    const value = this.form.get(name);
    if (value === undefined || value === '') return undefined;
    if (value instanceof Map) return new Params(value, this.#path(name));
    throw badParam(this.#path(name), `Invalid object: ${this.#path(name)}`);
  }

  /** A list, or an object whose values are all strings. */
  strings(name: string): Record<string, string> {
    const child = this.child(name);
    if (!child) return {};
    return Object.fromEntries([...child.form.keys()].map((key) => [key, child.string(key) ?? '']));
  }

  #path(name: string): string {
    return this.within ? `${this.within}[${name}]` : name;
  }
}
