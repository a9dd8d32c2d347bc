import { useEffect, useState } from 'react';
import { checkoutStorage } from './checkout-storage';
import { applied, type DiscountState } from './discount-code';

/** The discount code of the checkout, which a reload keeps. */
export function useDiscountCode(user: string) {
  const [state, setState] = useState<DiscountState>(() => {
    const { code } = checkoutStorage.read(user);
    return code === undefined ? {} : { code };
  });
  const [attempt, setAttempt] = useState(0);
  const { code } = state;
  useEffect(() => checkoutStorage.change(user, { code }), [user, code]);
  return {
    ...state,
    /** How often a code was entered. */
    attempt,
    apply: (typed: string) => {
      setAttempt(attempt + 1);
      setState(applied(typed));
    },
    remove: () => setState({}),
    /** Called where the server does not take it. */
    refuse: (refusal: string) => setState({ refusal }),
  };
}
