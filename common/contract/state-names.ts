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

/** Of these states the code of one that was given by its code or name; undefined where it is none of them. */
export function stateCodeIn(states: readonly State[], given: string): string | undefined {
  const wanted = simplified(given);
  const isWanted = (text: string) => simplified(text) === wanted;
  const found =
    states.find(({ code }) => isWanted(code)) ?? states.find(({ name }) => isWanted(name));
  return found?.code;
}
