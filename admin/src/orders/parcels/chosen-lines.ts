import type { OrderLine } from '../order';

/** What was typed for each line, by the line's id. */
export type TypedUnits = Readonly<Record<string, string>>;

type Line = Pick<OrderLine, '_id' | 'name' | 'unshipped'>;

const unitsOf = ({ _id }: Line, typed: TypedUnits): number => Number(typed[_id] || 0);

/** What is wrong with the choice; empty where it can be shipped. */
export function choiceProblem(lines: readonly Line[], typed: TypedUnits): string {
  const isWrong = (line: Line) => {
    const units = unitsOf(line, typed);
    return !Number.isInteger(units) || units < 0 || units > line.unshipped;
  };
  const wrong = lines.find(isWrong);
  if (wrong) return `Enter a whole number up to ${wrong.unshipped} for ${wrong.name}`;
  return chosenLines(lines, typed).length === 0 ? 'Choose at least one product' : '';
}

/** The lines with their chosen units. */
export function chosenLines(lines: readonly Line[], typed: TypedUnits) {
  return lines
    .map((line) => ({ lineId: line._id, quantity: unitsOf(line, typed) }))
    .filter(({ quantity }) => quantity > 0);
}
