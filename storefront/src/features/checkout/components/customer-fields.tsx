import { useId } from 'react';
import { customerRules } from '../../../../../common/contract/customer-details';
import { FormField, type FormOf } from '../../../ui/form';
import type { CustomerDetails } from '../customer-details';
import { US_STATES } from '../us-states';

const GROUP = 'grid grid-cols-1 gap-5 sm:grid-cols-2';

/** Name, email, phone and shipping address. */
export function CustomerFields({ form }: { form: FormOf<CustomerDetails> }) {
  const states = useId();
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
            help="Include the area code."
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
          <FormField
            form={form}
            name="state"
            label={customerRules.state.label}
            autoComplete="address-level1"
            list={states}
          />
          <datalist id={states}>
            {Object.entries(US_STATES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </datalist>
          <FormField
            form={form}
            name="zip"
            label={customerRules.zip.label}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </div>
      </section>
    </>
  );
}
