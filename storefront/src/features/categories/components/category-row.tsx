import { Slider } from '../../../ui/slider';
import type { Category } from '../api';
import { CategoryTile, TILE_SKELETONS } from './category-tile';

/** The categories as a slider. Undefined means loading; nothing is rendered where there are none. */
export function CategoryRow({ categories }: { categories: readonly Category[] | undefined }) {
  if (categories?.length === 0) return null;
  return (
    <Slider title="Product Categories" columns="categories">
      {categories?.map((category) => <CategoryTile key={category._id} category={category} />) ??
        TILE_SKELETONS}
    </Slider>
  );
}
