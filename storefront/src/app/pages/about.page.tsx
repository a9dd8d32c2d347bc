import { useShop } from '../../features/shop/api';
import { Banner } from '../../ui/banner';
import { ButtonLink } from '../../ui/button';
import { Commitment } from '../about/commitment';
import { Faqs } from '../about/faqs';
import { Partners } from '../about/partners';
import { Values } from '../about/values';
import { PageHead } from '../head/page-head';

export function Component() {
  const { name } = useShop();
  return (
    <>
      <PageHead
        title="About Us"
        description={`Who makes ${name}, what we stand for and answers to common questions.`}
      />
      <Banner title="About Us" />
      <section
        aria-labelledby="mission"
        className="section shell grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-16"
      >
        <h2 id="mission" className="shout text-h1">
          Our Mission
        </h2>
        <div className="max-w-prose text-lg text-steel">
          <p>
            We make equipment for people who train, in garages, in clubs and on the floor of the
            living room. It should be strong enough to be dropped, simple enough to be understood,
            and good to hold every day.
          </p>
          <p className="mt-4">
            So we leave out what does not help you get stronger, and spend on what does: steel,
            iron, rubber, and the time to finish them well.
          </p>
          <ButtonLink to="/products" look="outline" className="mt-8">
            See the equipment
          </ButtonLink>
        </div>
      </section>
      <Values />
      <Commitment />
      <Partners />
      <Faqs />
    </>
  );
}
