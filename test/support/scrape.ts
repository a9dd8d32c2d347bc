/** The samples of a `/metrics` page by name and labels, as Prometheus reads them. */
export async function scrape(url: string): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`no metrics: ${answer.status}`);
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
