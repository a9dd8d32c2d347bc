import { useShop } from '../data/use-shop';

/** The title of the tab, with the name of the shop once it is known. */
export const PageTitle = ({ title }: { title: string }) => {
  const shop = useShop();
  return <title>{shop ? `${title} · ${shop.name}` : title}</title>;
};
