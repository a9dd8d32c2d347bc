/** The fields that are not empty, as a query string. */
export function queryOf(fields: object): string {
  const said = Object.entries(fields)
    .filter(([, value]) => value !== '' && value !== null && value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(said).toString();
}
