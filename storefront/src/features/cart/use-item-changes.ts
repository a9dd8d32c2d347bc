import { messageOf } from '../../api/api-error';
import { notify } from '../../ui/notify';
import { cartApi, type CartItem } from './api';

/** Changes one item of the cart optimistically; where the server refuses, reverts it and shows why. */
export function useItemChanges(user: string, { _id: item, product }: CartItem) {
  const [changeQuantity, { isLoading }] = cartApi.useChangeQuantityMutation();
  const [removeItem] = cartApi.useRemoveItemMutation();

  const setQuantity = async (quantity: number): Promise<void> => {
    try {
      await changeQuantity({ user, item, quantity }).unwrap();
    } catch (error) {
      notify.error(messageOf(error, `The quantity of ${product.name} could not be changed.`));
    }
  };
  const remove = async (): Promise<void> => {
    try {
      await removeItem({ user, item }).unwrap();
    } catch (error) {
      notify.error(messageOf(error, `${product.name} could not be removed.`));
    }
  };
  return { setQuantity, remove, busy: isLoading };
}
