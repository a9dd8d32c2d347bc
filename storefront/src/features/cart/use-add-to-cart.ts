import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messageOf } from '../../api/api-error';
import { session } from '../../../../common/browser/session';
import { notify } from '../../ui/notify';
import { cartApi } from './api';
import { guestCart } from './guest-cart';
import { VIEW_CART } from './view-cart';

/** Adds a product to the cart. A guest's is stored in the browser while they log in, and they return to this page. */
export function useAddToCart() {
  const [addToCart, { isLoading }] = cartApi.useAddToCartMutation();
  const navigate = useNavigate();
  const location = useLocation();
  const [leftAt, setLeftAt] = useState<string>();

  const add = async (product: string, quantity: number): Promise<void> => {
    const user = session.current()?.user;
    if (!user) {
      guestCart.add(product, quantity);
      notify.error('Please log in to continue');
      // The page stays until the login page has loaded: a second press would add another one.
      setLeftAt(location.key);
      await navigate('/login', { replace: true, state: { from: location } });
      return;
    }
    const id = notify.loading('Loading...');
    try {
      await addToCart({ user: user._id, product, quantity }).unwrap();
      notify.succeed(id, 'Item added to cart', VIEW_CART);
    } catch (error) {
      notify.fail(id, messageOf(error, 'Sign up failed. Please try again.'));
    }
  };
  return { add, busy: isLoading || leftAt === location.key };
}
