/** Swapping two letters is the most common mistake. */
const SWAP = 0.75;

/**
 * Number of letters to add, remove, replace or swap with their neighbor to turn one word into
 * another (optimal string alignment distance); a swap counts a little less than the others.
 */
export function editDistance(from: string, to: string): number {
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  let beforeLast = last;
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let cost = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
      );
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) cost = Math.min(cost, beforeLast[column - 2]! + SWAP);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length]!;
}

/** A missing ending costs less than a wrong letter, because the user may still be typing. */
const UNFINISHED = 0.5;

const ONE_MISTAKE = 1;

/**
 * Returns the probable corrections of a misspelled term among similar terms of the catalog: the
 * nearest, at most two at equal distance. Empty where none is near enough.
 */
export function meantBy(misspelt: string, lookalikes: readonly string[]): string[] {
  const near = lookalikes
    .map((word) => ({ word, distance: distanceOf(misspelt, word) }))
    .filter(({ distance }) => distance <= allowed(misspelt));
  const best = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === best)
    .slice(0, 2)
    .map(({ word }) => word);
}

/**
 * Whether one of these terms is a mistake away, so that terms that are less alike need not be compared.
 * Terms with two letters swapped must be among them: that counts less than a mistake.
 */
export function isSurelyMeant(misspelt: string, lookalikes: readonly string[]): boolean {
  return (
    allowed(misspelt) >= 1 && lookalikes.some((word) => distanceOf(misspelt, word) <= ONE_MISTAKE)
  );
}

/** The distance allowed for a term of this length; low for short terms, which quickly become others. */
function allowed(word: string): number {
  if (word.length <= 2) return 0;
  if (word.length <= 4) return 1;
  return word.length <= 7 ? 2 : 3;
}

function distanceOf(misspelt: string, word: string): number {
  const whole = editDistance(misspelt, word);
  if (word.length <= misspelt.length) return whole;
  const { length } = misspelt;
  const begun = [length - 1, length, length + 1].map((end) =>
    editDistance(misspelt, word.slice(0, end)),
  );
  return Math.min(whole, Math.min(...begun) + UNFINISHED);
}
