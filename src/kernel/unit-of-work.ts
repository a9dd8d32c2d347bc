/** A write that `together` begins. */
export type Write = () => Promise<unknown>;

/** The results of writes, each in its place. */
export type ResultsOf<Writes extends readonly Write[]> = {
  -readonly [At in keyof Writes]: Awaited<ReturnType<Writes[At]>>;
};

/**
 * The transaction of a use case. All writes inside `run` are committed together or not at all. A
 * nested `run` joins the outer one; an error inside it rolls back everything, even when caught.
 * Only the outermost retries, and only on a serialization failure or a deadlock, so the work must
 * be idempotent and must not call the network.
 */
export abstract class UnitOfWork {
  abstract run<Result>(work: () => Promise<Result>): Promise<Result>;

  /**
   * Makes writes of the open unit of work in this order; none may need the result of another. Where
   * the store can, it sends them all at once, which saves waiting for each, and waits for all.
   * @returns their results, in this order
   * @throws the first error
   */
  async together<const Writes extends readonly Write[]>(
    writes: Writes,
  ): Promise<ResultsOf<Writes>> {
    const results: unknown[] = [];
    for (const write of writes) results.push(await write());
    // A list loses the type of each.
    return results as ResultsOf<Writes>;
  }
}
