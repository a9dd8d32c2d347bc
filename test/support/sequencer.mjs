import TestSequencer from '@jest/test-sequencer';

/** Which suites have the longest files, whatever their size: the grown form, whole processes, then browsers. */
const LONGEST = ['grown', 'proofs', 'processes', 'browser'];

/**
 * Starts the files of the longest suites first, so that at the end no core waits for one of them. Jest
 * alone goes by what it remembers of earlier runs, and by the size of a file where there was none.
 */
export default class LongestFirst extends TestSequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const rank = ({ context }) => {
      const place = LONGEST.indexOf(context.config.displayName?.name);
      return place < 0 ? LONGEST.length : place;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
