import { Elements } from '@stripe/react-stripe-js';
import { useMemo } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useCartLines } from '../../features/cart/use-cart-lines';
import { useCardProvider } from '../../features/checkout/card-provider';
import { isPaying } from '../../features/checkout/checkout-machine';
import { checkoutStorage } from '../../features/checkout/checkout-storage';
import { CheckoutForm } from '../../features/checkout/components/checkout-form';
import { CheckoutSkeleton } from '../../features/checkout/components/checkout-skeleton';
import { HoldNote } from '../../features/checkout/components/hold-note';
import { OrderSummary } from '../../features/checkout/components/order-summary';
import { PaymentReceived } from '../../features/checkout/components/payment-received';
import { prefilled } from '../../features/checkout/customer-details';
import { DiscountField } from '../../features/checkout/components/discount-field';
import { DeliveryMethods } from '../../features/checkout/components/delivery-methods';
import { useCheckout } from '../../features/checkout/use-checkout';
import { useCheckoutQuote } from '../../features/checkout/use-checkout-quote';
import { profileApi } from '../../features/profile/api';
import { shopApi } from '../../features/shop/api';
import { session } from '../../../../common/browser/session';
import { FullScreenLoader } from '../../ui/full-screen-loader';
import { summaryLines } from '../checkout/summary-lines';
import { PageHead } from '../head/page-head';

// Logout clears the checkout data of this tab.
session.subscribe((_, reason) => {
  if (reason === 'cleared') checkoutStorage.clear();
});

/** Customer details and card. The route's guard ensures a signed-in user. */
export function Component() {
  const navigate = useNavigate();
  const cart = useCartLines();
  const { user } = cart;
  const profile = profileApi.useGetProfileQuery(user);
  const { data: shop } = shopApi.useGetShopQuery();
  const provider = useCardProvider(shop?.payment);
  const { state, holdUntil, pay } = useCheckout({
    user,
    provider: provider.stripe,
    isProviderUnavailable: provider.failed,
    onDone: (order) => void navigate('/user/success', { replace: true, state: { order } }),
  });
  const initial = useMemo(
    () => checkoutStorage.read(user).details ?? prefilled(profile.data),
    [user, profile.data],
  );
  const { items = [] } = cart;
  const price = useCheckoutQuote(user, initial);
  const { quote, methodId } = price;
  const isBusy = isPaying(state);
  const form = state.at === 'form' ? state : undefined;
  const isMissing = cart.isError || (cart.isFresh && items.length === 0);

  if (form && isMissing) return <Navigate to="/user/cart" replace />;
  return (
    <div className="shell pt-8 pb-[clamp(3rem,2rem+4vw,6.5rem)] lg:pt-12">
      <PageHead title="Checkout" hidden />
      {state.at !== 'form' && !isPaying(state) ? (
        <PaymentReceived state={state} />
      ) : (
        <>
          <h1 className="shout mb-8 text-h2">Checkout</h1>
          {items.length === 0 || profile.isLoading || !price.isSettled ? (
            <CheckoutSkeleton />
          ) : (
            <Elements stripe={provider.stripe}>
              <CheckoutForm
                initial={initial}
                knownPhone={profile.data?.phone}
                countries={quote?.countries ?? []}
                problem={form?.problem}
                fieldErrors={form?.fieldErrors}
                isPaying={isBusy}
                isProviderUnavailable={provider.failed}
                onRetryProvider={provider.retry}
                obstacle={price.obstacle}
                onRetry={price.retry}
                isPricing={price.isPricing}
                onDraft={(details) => {
                  checkoutStorage.change(user, { details });
                  price.setAddress(details);
                }}
                onPay={(customerDetails, card) => {
                  if (!quote) return;
                  const purchase = {
                    amount: quote.total,
                    customerDetails,
                    ...(methodId !== undefined && { methodId }),
                    ...(quote.code !== undefined && { code: quote.code }),
                  };
                  pay(purchase, card);
                }}
                delivery={
                  quote &&
                  quote.methods.length > 1 && (
                    <DeliveryMethods
                      options={quote.methods}
                      chosen={price.chosen}
                      onChoose={price.chooseMethod}
                    />
                  )
                }
                summary={
                  <OrderSummary
                    lines={summaryLines(items)}
                    quote={quote}
                    discount={price.hasDiscountField && <DiscountField {...price.discount} />}
                  >
                    {holdUntil && <HoldNote until={holdUntil} />}
                  </OrderSummary>
                }
              />
            </Elements>
          )}
          {isBusy && <FullScreenLoader label="Processing..." />}
        </>
      )}
    </div>
  );
}
