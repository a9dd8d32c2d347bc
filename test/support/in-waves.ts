/** More at once would wait on a slow machine until the shop, being busy, refuses them. */
const WAVE = 100;

/** Makes many calls, a hundred at once; resolves to what they answered, in their order. */
export async function inWaves<Answer>(
  count: number,
  call: (nth: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < count) {
    const first = answers.length;
    const wave = Array.from({ length: Math.min(WAVE, count - first) }, (_, n) => call(first + n));
    answers.push(...(await Promise.all(wave)));
  }
  return answers;
}
