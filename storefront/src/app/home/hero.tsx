import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { heroLandscape, heroPortrait } from './hero-images';

/** The headline, the link to the products, and the man with the dumbbell. */
export function Hero() {
  return (
    <section className="on-ink relative isolate overflow-hidden bg-ink text-paper">
      <picture>
        <source
          media="(min-width: 768px)"
          srcSet={heroLandscape.srcSet}
          sizes="100vw"
          width={heroLandscape.width}
          height={heroLandscape.height}
        />
        <img
          src={heroPortrait.src}
          srcSet={heroPortrait.srcSet}
          sizes="100vw"
          width={heroPortrait.width}
          height={heroPortrait.height}
          alt="A man holding a dumbbell"
          fetchPriority="high"
          className="absolute inset-0 -z-20 size-full object-cover object-[44%_20%] md:object-[64%_30%] lg:object-[70%_30%]"
        />
      </picture>
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-gradient-to-t from-ink from-10% via-ink/45 via-40% to-transparent to-70% md:bg-gradient-to-r md:from-ink/90 md:from-5% md:via-ink/35 md:via-45% md:to-transparent md:to-70%"
      />
      <div className="shell flex min-h-[min(calc(100svh-4rem),46rem)] flex-col justify-end py-10 md:min-h-[min(calc(100svh-4.5rem),52rem)] lg:justify-center lg:py-20">
        <h1 className="shout max-w-[9ch] text-hero">Unleash Your Potential</h1>
        <p className="mt-5 text-lg font-medium text-paper/90 md:text-xl">
          Transform Your Fitness Journey
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
