/** Labeled facts in a row. */
export function OrderFacts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 px-4 pt-4 pb-5 text-sm sm:flex sm:flex-wrap sm:gap-x-12 sm:px-7">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-steel">{name}</dt>
          <dd className="font-medium break-all tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
