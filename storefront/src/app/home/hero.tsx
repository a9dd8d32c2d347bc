import { HERO_TEXTS } from '../../../../common/contract/hero-texts';
import type { Schema } from '../../../../common/contract/client';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { HeroImage } from './hero-image';

/** The headline, the link to the products, and the hero image. Its texts are the usual ones until others have loaded. */
export function Hero({ hero }: { hero: Schema<'Hero'> | undefined }) {
  const { headline, subheadline } = hero ?? HERO_TEXTS;
  return (
    <section className="on-ink relative isolate overflow-hidden bg-ink text-paper">
      <HeroImage hero={hero} />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-gradient-to-t from-ink from-10% via-ink/45 via-40% to-transparent to-70% md:bg-gradient-to-r md:from-ink/90 md:from-5% md:via-ink/35 md:via-45% md:to-transparent md:to-70%"
      />
      <div className="shell flex min-h-[min(calc(100svh-4rem),46rem)] flex-col justify-end py-10 md:min-h-[min(calc(100svh-4.5rem),52rem)] lg:justify-center lg:py-20">
        {/* Nine zeros are narrower than some words of nine capitals, which stay whole. */}
        <h1 className="shout max-w-[9ch] wrap-normal text-hero">{headline}</h1>
        <p className="mt-5 max-w-prose text-lg font-medium text-paper/90 md:text-xl">
          {subheadline}
        </p>
        <div className="mt-8">
          <ButtonLink to="/products" look="volt" size="lg">
            Shop Now
            <Icon name="arrow" />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
