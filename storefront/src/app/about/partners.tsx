import { useState } from 'react';
import type { Schema } from '../../../../common/contract/client';
import { IconButton } from '../../ui/icon-button';
import { PartnerLogo } from './partner-logo';

/** So many logos at least are wider than a screen together. */
const WIDE_ENOUGH = 6;

/** A strip that scrolls by itself and can be paused. Its content is doubled so that it has no end. */
export function Partners({ partners }: { partners: readonly Schema<'Partner'>[] }) {
  const [still, setStill] = useState(false);
  if (partners.length === 0) return null;
  const repeats = Math.ceil(WIDE_ENOUGH / partners.length);
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
          {Array.from({ length: 2 * repeats }, (_, copy) => (
            <ul key={copy} role="list" aria-hidden={copy > 0} className="flex shrink-0">
              {partners.map((partner) => (
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
