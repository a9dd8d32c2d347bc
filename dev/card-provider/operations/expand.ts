import { badParam } from '../http/api-error.js';
import type { Work } from '../state/work.js';

const EXPANDABLE = ['latest_charge', 'payment_intent', 'payment_method', 'charge', 'source'];

type Json = Record<string, unknown>;

/** The answer with the objects in it that `expand[]` names, such as `data.latest_charge`. */
export function expand(answer: object, paths: readonly string[], work: Work): object {
  return paths.reduce<object>(
    (body, path) => expandOne(body as Json, path.split('.'), work),
    answer,
  );
}

function expandOne(body: Json, [step, ...rest]: string[], work: Work): Json {
  if (step === undefined) return body;
  const value = body[step];
  if (Array.isArray(value) && step === 'data') {
    return { ...body, data: value.map((each: Json) => expandOne(each, rest, work)) };
  }
  if (!EXPANDABLE.includes(step) || value === undefined) {
    throw badParam('expand', `This property cannot be expanded (${[step, ...rest].join('.')}).`);
  }
  const found = typeof value === 'string' ? work.find(value) : value;
  if (!found) return body;
  return { ...body, [step]: expandOne(found as Json, rest, work) };
}
