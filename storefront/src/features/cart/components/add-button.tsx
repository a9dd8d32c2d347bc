import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';

/** The add-to-cart button of the product page. */
export function AddButton({ busy, ...button }: ComponentProps<typeof Button>) {
  return (
    <Button look="volt" size="lg" busy={busy} {...button}>
      {!busy && <Icon name="bag-plus" />}
      {busy ? 'Adding to cart...' : 'Add To Cart'}
    </Button>
  );
}
