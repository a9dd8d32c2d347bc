import type { Schema } from '../../../../common/contract/client';
import { useShop } from '../../features/shop/api';
import { srcSetOf } from '../../ui/responsive-image';
import { heroLandscape, heroPortrait } from './hero-images';

const OWN = 'absolute inset-0 -z-20 size-full object-cover';

/** The image that staff have chosen; else that of the demo, and in a shop of its own none. */
export function HeroImage({ hero }: { hero: Schema<'Hero'> | undefined }) {
  const { demo } = useShop();
  if (hero?.image) return <OwnImage image={hero.image} narrow={hero.narrowImage} />;
  return demo ? <DemoImage /> : null;
}

type Image = Schema<'HeroImage'>;

function OwnImage({ image, narrow }: { image: Image; narrow: Image | null }) {
  const small = narrow ?? image;
  return (
    <picture>
      <source media="(min-width: 768px)" srcSet={withOriginal(image)} sizes="100vw" />
      <img
        src={small.url}
        srcSet={withOriginal(small)}
        sizes="100vw"
        alt={image.alt}
        fetchPriority="high"
        className={OWN}
      />
    </picture>
  );
}

/** The narrower copies and the original, which may be wider than any of them. */
const withOriginal = ({ url, srcset, width }: Image): string | undefined =>
  srcSetOf([...srcset, { url, width }]);

function DemoImage() {
  return (
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
        className={`${OWN} object-[44%_20%] md:object-[64%_30%] lg:object-[70%_30%]`}
      />
    </picture>
  );
}
