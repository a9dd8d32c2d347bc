const STEPS = [
  {
    title: 'Start Strong',
    text: 'Start with a few good pieces. Our categories show what each one is for.',
  },
  {
    title: 'Stay Consistent',
    text: 'Equipment that is quick to set up and pleasant to use gets used again tomorrow.',
  },
  {
    title: 'Achieve Your Goals',
    text: 'Add weight as you get stronger. Plates, bells and racks fit together for years.',
  },
];

/** Three numbered steps on a dark background. */
export function Commitment() {
  return (
    <section aria-labelledby="commitment" className="on-ink section bg-ink text-paper">
      <div className="shell">
        <h2 id="commitment" className="shout max-w-[18ch] text-h1">
          Our Commitment to Your Success
        </h2>
        <ol
          role="list"
          className="mt-[clamp(2rem,1rem+3vw,4rem)] grid grid-cols-1 gap-8 md:grid-cols-3"
        >
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="border-t border-paper/15 pt-6">
              <span aria-hidden="true" className="shout text-h2 text-volt">
                {index + 1}
              </span>
              <h3 className="mt-4 text-h3">{title}</h3>
              <p className="mt-2 max-w-sm text-fog">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
