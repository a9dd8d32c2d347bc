/** A state, province or region, by its code of ISO 3166-2 without the country. */
export interface State {
  readonly code: string;
  readonly name: string;
}

/** Without what people leave out or write in several ways: case, accents, periods and doubled spaces. */
const simplified = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{Mn}.]/gu, '')
    .replace(/[\s\p{Dash_Punctuation}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** The codes of states by what they may be called: a code goes before a name, and the first before a later one. */
function codesOf(states: readonly State[]): ReadonlyMap<string, string> {
  const last = states.toReversed();
  return new Map([
    ...last.map(({ code, name }) => [simplified(name), code] as const),
    ...last.map(({ code }) => [simplified(code), code] as const),
  ]);
}

/** A checkout asks several times for a state of the same country. */
const known = new WeakMap<readonly State[], ReadonlyMap<string, string>>();

/** Of these states the code of one that was given by its code or name; undefined where it is none of them. */
export function stateCodeIn(states: readonly State[], given: string): string | undefined {
  const codes = known.get(states) ?? codesOf(states);
  known.set(states, codes);
  return codes.get(simplified(given));
}
