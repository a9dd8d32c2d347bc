/** Caches a value per key. For few keys: nothing is ever evicted. */
export function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const name = JSON.stringify(key);
    const known = made.get(name) ?? make(key);
    made.set(name, known);
    return known;
  };
}
