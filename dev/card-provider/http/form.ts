/** Form parameters, nested: `a[b][0]=c` is `a` → `b` → `0` → `'c'`. */
export type Form = Map<string, string | Form>;

/** Decodes `application/x-www-form-urlencoded` with the provider's brackets for nesting. */
export function decodeForm(text: string): Form {
  const form: Form = new Map();
  for (const [name, value] of new URLSearchParams(text)) set(form, steps(name), value);
  return form;
}

function steps(name: string): string[] {
  const bracket = name.indexOf('[');
  if (bracket < 1 || !name.endsWith(']')) return [name];
  return [name.slice(0, bracket), ...name.slice(bracket + 1, -1).split('][')];
}

function set(form: Form, path: string[], value: string): void {
  let at = form;
  for (const [depth, step] of path.entries()) {
    const key = step === '' ? String(at.size) : step;
    if (depth === path.length - 1) {
      at.set(key, value);
      return;
    }
    const next = at.get(key);
    if (next instanceof Map) {
      at = next;
    } else {
      const made: Form = new Map();
      at.set(key, made);
      at = made;
    }
  }
}
