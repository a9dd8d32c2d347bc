import { NOUNS, SYLLABLES, TRAITS } from '../data/vocabulary.mjs';

const ALL_NOUNS = Object.values(NOUNS).flat();
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Searches as people type them, each different, the same on every run. `common`: one to three words, each of
 * which thousands of products have; `brand`: a brand, mostly with what it makes; `typed`: such a search before
 * its last word is finished; `typo`: with one mistake; `mixed`: a bit of each.
 * @returns {Record<string, string[]>} search terms by kind
 */
export function searches(count = 12_000) {
  const random = sequence(20261124);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const weight = () => `${1 + Math.floor(random() * 60)}${pick(['kg', ' kg'])}`;
  const brand = () => SYLLABLES.map(pick).join('');
  const common = () =>
    pick([
      () => pick([...TRAITS, ...ALL_NOUNS]),
      () => `${pick(TRAITS)} ${pick(ALL_NOUNS)}`,
      () => `${pick(ALL_NOUNS)} ${weight()}`,
      () => `${pick(TRAITS)} ${pick(ALL_NOUNS)} ${weight()}`,
    ])();
  const branded = () =>
    pick([
      () => brand(),
      () => `${brand()} ${pick(ALL_NOUNS)}`,
      () => `${brand()} ${pick(TRAITS)} ${pick(ALL_NOUNS)}`,
      () => `${brand()} ${pick(ALL_NOUNS)} ${weight()}`,
    ])();
  const any = () => (random() < 0.7 ? common() : branded());
  const typed = () => begun(any(), random);
  const typo = () => mistyped(any(), random);
  const shares = [common, common, common, branded, branded, typed, typed, typo];
  return {
    common: different(count, common),
    brand: different(count, branded),
    typed: different(count, typed),
    typo: different(count, typo),
    mixed: different(count, () => pick(shares)()),
  };
}

/**
 * Searches with one mistake, each with what was meant.
 * @returns {{ typed: string, meant: string }[]}
 */
export function mistakes(count) {
  const random = sequence(20261125);
  const pick = (list) => list[Math.floor(random() * list.length)];
  return Array.from({ length: count }, () => {
    const meant = pick([
      () => pick(ALL_NOUNS),
      () => `${pick(TRAITS)} ${pick(ALL_NOUNS)}`,
      () => SYLLABLES.map(pick).join(''),
      () => `${SYLLABLES.map(pick).join('')} ${pick(ALL_NOUNS)}`,
    ])().toLowerCase();
    return { meant, typed: mistyped(meant, random) };
  }).filter(({ meant, typed }) => meant !== typed);
}

/** `count` different texts; letter case makes none different. */
function different(count, make) {
  const made = new Set();
  while (made.size < count) made.add(make().toLowerCase());
  return [...made];
}

/** The search when at least three letters of its last word are typed. */
function begun(text, random) {
  const words = text.split(' ').filter((word) => !/\d|kg/.test(word));
  const last = words.pop();
  const length = 3 + Math.floor(random() * Math.max(1, last.length - 3));
  return [...words, last.slice(0, length)].join(' ');
}

/** The search with one mistake in its longest word: a letter left out, doubled, replaced or swapped. */
function mistyped(text, random) {
  const [word] = text.split(' ').toSorted((one, other) => other.length - one.length);
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = LETTERS[Math.floor(random() * LETTERS.length)];
  const mistakes = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ];
  return text.replace(word, mistakes[Math.floor(random() * mistakes.length)]);
}

/** Numbers from 0 up to 1 (mulberry32). */
function sequence(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
