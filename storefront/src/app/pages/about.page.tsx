import { contentApi } from '../../features/content/api';
import { useShop } from '../../features/shop/api';
import { Banner } from '../../ui/banner';
import { ButtonLink } from '../../ui/button';
import { LoadFailed } from '../../ui/load-failed';
import { Skeleton } from '../../ui/skeleton';
import { Commitment } from '../about/commitment';
import { Faqs } from '../about/faqs';
import { Partners } from '../about/partners';
import { Values } from '../about/values';
import { PageHead } from '../head/page-head';
import type { PreloadContext } from '../page-module';
import { statusWithoutAll } from '../page-status';

export async function preload({
  store: { dispatch },
}: PreloadContext): Promise<number | undefined> {
  const { getAbout, getPartners, getFaqs } = contentApi.endpoints;
  const answers = await Promise.all([
    dispatch(getAbout.initiate()),
    dispatch(getPartners.initiate()),
    dispatch(getFaqs.initiate()),
  ]);
  return statusWithoutAll(answers);
}

export function Component() {
  const { name } = useShop();
  const aboutQuery = contentApi.useGetAboutQuery();
  const partnersQuery = contentApi.useGetPartnersQuery();
  const faqsQuery = contentApi.useGetFaqsQuery();
  const queries = [aboutQuery, partnersQuery, faqsQuery];
  const failed = queries.filter(({ isError, data }) => isError && data === undefined);
  const { data: about } = aboutQuery;
  return (
    <>
      <PageHead
        title="About Us"
        description={`Who makes ${name}, what we stand for and answers to common questions.`}
      />
      <Banner title="About Us" />
      {queries.some(({ isLoading }) => isLoading) ? (
        <div className="section shell">
          <Skeleton className="h-96" />
        </div>
      ) : (
        // All at once: what comes later would move a section that a link points to.
        <>
          {failed.length > 0 && (
            <div className="section shell">
              <LoadFailed
                text="Part of this page could not be loaded."
                onRetry={() => failed.forEach(({ refetch }) => void refetch())}
              />
            </div>
          )}
          {about?.mission && (
            <section
              aria-labelledby="mission"
              className="section shell grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-16"
            >
              <h2 id="mission" className="shout text-h1">
                Our Mission
              </h2>
              <div className="max-w-prose">
                <div className="written" dangerouslySetInnerHTML={{ __html: about.mission }} />
                <ButtonLink to="/products" look="outline" className="mt-8">
                  See the equipment
                </ButtonLink>
              </div>
            </section>
          )}
          <Values about={about} />
          <Commitment about={about} />
          <Partners partners={partnersQuery.data ?? []} />
          <Faqs faqs={faqsQuery.data ?? []} />
        </>
      )}
    </>
  );
}
