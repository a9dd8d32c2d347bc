import { useLocation } from 'react-router';
import { contentApi } from '../../features/content/api';
import { useShop } from '../../features/shop/api';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { StateMessage } from '../../ui/state-message';
import { PageHead } from '../head/page-head';
import type { PreloadContext } from '../page-module';
import { statusWithout } from '../page-status';
import { Component as NotFound } from './not-found.page';

/** `/privacy` as the API names it. */
const idOf = (pathname: string): string => pathname.split('/')[1] ?? '';

export async function preload({ store, pathname }: PreloadContext): Promise<number | undefined> {
  const answer = await store.dispatch(contentApi.endpoints.getPage.initiate(idOf(pathname)));
  return answer.data === null ? 404 : statusWithout(answer);
}

/** A page that the shop's staff have written. Its HTML is sanitized by the server. */
export function Component() {
  const { pathname } = useLocation();
  const { currentData: page, isError, refetch } = contentApi.useGetPageQuery(idOf(pathname));
  const { pages } = useShop();
  const title = page?.title ?? pages.find(({ path }) => path === pathname)?.title ?? 'Page';
  if (page === null) return <NotFound />;
  if (isError && !page) {
    return (
      <StateMessage wholePage alert icon="alert" title="This page could not be loaded.">
        <PageHead title="Page" hidden />
        <Button onClick={() => void refetch()}>Try again</Button>
      </StateMessage>
    );
  }
  return (
    <>
      <PageHead title={title} description={page?.summary} />
      <Banner title={title} />
      <div className="section shell">
        {page ? (
          <div className="written" dangerouslySetInnerHTML={{ __html: page.html }} />
        ) : (
          <Skeleton className="h-96 max-w-prose" />
        )}
      </div>
    </>
  );
}
