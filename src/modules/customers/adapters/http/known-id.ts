import { NotFound } from '../../../../kernel/domain-error.js';
import { isId } from '../../../../kernel/ids.js';

/** @throws NotFound where it is malformed. */
export function knownId(id: string, what: string): string {
  if (!isId(id)) throw new NotFound(what);
  return id;
}
