import type { ComponentProps } from 'react';
import { DEFAULT_FORMAT_COUNTRY } from '../../../../../common/contract/address-format';
import { customerRules } from '../../../../../common/contract/customer-details';
import { FormField, type FormOf } from '../../../ui/form';
import type { CheckoutDetails } from '../customer-details';
import { PlaceFields } from './place-fields';

const GROUP = 'grid grid-cols-1 gap-5 sm:grid-cols-2';

interface CustomerFieldsProps extends ComponentProps<typeof PlaceFields> {
  form: FormOf<CheckoutDetails>;
}

/** Name, email, phone and shipping address. */
export function CustomerFields({ form, ...place }: CustomerFieldsProps) {
  return (
    <>
      <section aria-labelledby="billing">
        <h2 id="billing" className="mb-5 text-h3">
          Billing details
        </h2>
        <div className={GROUP}>
          <FormField
            form={form}
            name="fullName"
            label={customerRules.fullName.label}
            autoComplete="name"
            className="sm:col-span-2"
          />
          <FormField
            form={form}
            name="email"
            label={customerRules.email.label}
            type="email"
            autoComplete="email"
          />
          <FormField
            form={form}
            name="phone"
            label={customerRules.phone.label}
            type="tel"
            autoComplete="tel"
            help={
              place.country === DEFAULT_FORMAT_COUNTRY
                ? 'Include the area code.'
                : 'Start with + and the country code.'
            }
          />
        </div>
      </section>
      <section aria-labelledby="shipping">
        <h2 id="shipping" className="mb-5 text-h3">
          Shipping address
        </h2>
        <div className={GROUP}>
          <FormField
            form={form}
            name="address"
            label={customerRules.address.label}
            autoComplete="street-address"
            className="sm:col-span-2"
          />
          <FormField
            form={form}
            name="city"
            label={customerRules.city.label}
            autoComplete="address-level2"
            className="sm:col-span-2"
          />
          <PlaceFields form={form} {...place} />
        </div>
      </section>
    </>
  );
}
