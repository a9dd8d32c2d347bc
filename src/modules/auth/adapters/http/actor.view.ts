/** Who made an entry of a history. */
export class ActorView {
  _id!: string;
  name!: string;

  /**
   * Null where no account has made it, or it is gone.
   * @param names as `UserQueries.namesOf`
   */
  static of(userId: string | null, names: ReadonlyMap<string, string>): ActorView | null {
    const name = names.get(userId ?? '');
    return userId === null || name === undefined ? null : { _id: userId, name };
  }
}
