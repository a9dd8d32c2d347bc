interface Kept {
  readonly id: string;
  /** In seconds since 1970. */
  readonly created: number;
}

/** Objects of one kind by id and in order of creation. */
export class Collection<T extends Kept> {
  readonly #byId = new Map<string, T>();
  /** Oldest first. Nearly everything is appended; only backdated seeds are inserted. */
  #order: string[] = [];

  get size(): number {
    return this.#byId.size;
  }

  get(id: string): T | undefined {
    return this.#byId.get(id);
  }

  put(object: T): void {
    const known = this.#byId.has(object.id);
    this.#byId.set(object.id, object);
    if (known) return;
    let place = this.#order.length;
    while (place > 0 && this.#at(place - 1).created > object.created) place -= 1;
    this.#order.splice(place, 0, object.id);
  }

  /** Removes those that match; reads all. */
  delete(ids: ReadonlySet<string>): void {
    for (const id of ids) this.#byId.delete(id);
    this.#order = this.#order.filter((id) => !ids.has(id));
  }

  oldestFirst(): T[] {
    return this.#order.map((_, place) => this.#at(place));
  }

  *newestFirst(): Generator<T> {
    for (let place = this.#order.length - 1; place >= 0; place -= 1) yield this.#at(place);
  }

  #at(place: number): T {
    return this.#byId.get(this.#order[place] ?? '') as T;
  }
}
