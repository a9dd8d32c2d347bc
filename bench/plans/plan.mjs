/** Above what a page, its total and a search's candidates need. */
const MOST_READ = 12_000;
const MOST_SORTED = 12_000;

/**
 * What is wrong with a plan that Postgres has carried out: a line for each node. A table read from
 * its beginning is no fault where a LIMIT ends it: for a common word that is cheaper than an index.
 */
export function faultsOf(plan) {
  const faults = [];
  visit(plan, false, (node, isLimited) => {
    const loops = node['Actual Loops'] ?? 1;
    const rows = (node['Actual Rows'] ?? 0) * loops;
    const passed = rows + (node['Rows Removed by Filter'] ?? 0) * loops;
    const sorted = node.Plans?.[0]?.['Actual Rows'] ?? 0;
    if (node['Node Type'] === 'Seq Scan' && passed > MOST_READ && !isLimited) {
      faults.push(`reads all of ${node['Relation Name']}: ${passed} rows`);
    }
    if (node['Node Type'].endsWith('Sort') && sorted > MOST_SORTED) {
      faults.push(`sorts ${sorted} rows by ${node['Sort Key']}`);
    }
  });
  return faults;
}

function visit(node, isLimited, look) {
  look(node, isLimited);
  node.Plans?.forEach((child) => visit(child, isLimited || node['Node Type'] === 'Limit', look));
}
