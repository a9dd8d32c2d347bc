type Filters = Readonly<Record<string, unknown>>;

/** The filters of these names that are set; all where none are named. */
export function only(filters: Filters, names: readonly string[] | undefined): Filters {
  if (!names) return filters;
  return Object.fromEntries(Object.entries(filters).filter(([name]) => names.includes(name)));
}
