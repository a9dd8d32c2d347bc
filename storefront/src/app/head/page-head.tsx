import { useContext } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '../../features/shop/api';
import { heroLandscape } from '../home/hero-images';
import { canonicalPath } from './canonical-path';
import { OriginContext } from './origin';

interface PageHeadProps {
  /** Without the shop's name, which is appended. */
  title: string;
  description?: string;
  /** The canonical address where it is not simply this path, such as a list with its page. */
  path?: string;
  /** An image for previews, absolute or from the root; the hero image, if any, where there is none of its own. */
  image?: string;
  type?: 'website' | 'product';
  /** Excluded from search engines. */
  hidden?: boolean;
}

/** Title, description, canonical address and preview; React puts them into `<head>`. */
export function PageHead({ title, description, path, image, type, hidden }: PageHeadProps) {
  const origin = useContext(OriginContext);
  const { pathname } = useLocation();
  const { name, demo, previewImage: ownImage } = useShop();
  const full = `${title} | ${name}`;
  const previewImage = image ?? ownImage ?? (demo ? heroLandscape.preview : null);
  const canonical = origin + (path ?? canonicalPath(pathname));
  return (
    <>
      <title>{full}</title>
      {hidden && <meta name="robots" content="noindex" />}
      {description && <meta name="description" content={description} />}
      {!hidden && <link rel="canonical" href={canonical} />}
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={full} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type ?? 'website'} />
      <meta property="og:url" content={canonical} />
      {previewImage && (
        <meta property="og:image" content={new URL(previewImage, origin || undefined).href} />
      )}
      <meta name="twitter:card" content={previewImage ? 'summary_large_image' : 'summary'} />
    </>
  );
}
