import { FormField, type FormOf } from '../../../ui/form';
import type { CustomerDetails } from '../customer-details';

const GROUP = 'grid grid-cols-1 gap-5 sm:grid-cols-2';

/** Who buys, and where it goes. */
export function CustomerFields({ form }: { form: FormOf<CustomerDetails> }) {
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
            label="Full Name"
            autoComplete="name"
            className="sm:col-span-2"
          />
          <FormField
            form={form}
            name="email"
            label="Email Address"
            type="email"
            autoComplete="email"
          />
          <FormField
            form={form}
            name="phone"
            label="Phone Number"
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            help="Digits only"
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
            label="Street Address"
            autoComplete="street-address"
            className="sm:col-span-2"
          />
          <FormField
            form={form}
            name="city"
            label="City"
            autoComplete="address-level2"
            className="sm:col-span-2"
          />
          <FormField
            form={form}
            name="state"
            label="State/Province"
            autoComplete="address-level1"
          />
          <FormField
            form={form}
            name="zip"
            label="ZIP Code"
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </div>
      </section>
    </>
  );
}
