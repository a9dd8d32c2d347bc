import { useState } from 'react';
import { IconButton } from '../../ui/icon-button';
import { PartnerLogo, PARTNERS } from './partner-logo';

/** A strip that scrolls by itself and can be paused. Its content is doubled so that it has no end. */
export function Partners() {
  const [still, setStill] = useState(false);
  return (
    <section aria-label="Our partners" className="section border-b border-line">
      <div className="shell mb-6 flex items-center justify-between gap-4">
        <h2 className="text-h3">Our partners</h2>
        <IconButton
          icon={still ? 'play' : 'pause'}
          look="outline"
          label={still ? 'Play partner logos' : 'Pause partner logos'}
          onClick={() => setStill(!still)}
        />
      </div>
      <div className="overflow-hidden">
        <div className="strip flex w-max" data-still={still || undefined}>
          {[false, true].map((copy) => (
            <ul key={String(copy)} role="list" aria-hidden={copy} className="flex shrink-0">
              {PARTNERS.map((partner) => (
                <li key={partner.name} className="px-[clamp(1.5rem,1rem+2.5vw,4rem)] py-4">
                  <PartnerLogo {...partner} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  );
}
