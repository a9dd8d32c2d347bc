import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { TextField } from '../../../ui/field';
import type { CustomerDetails } from '../customer-details';

interface CustomerFieldsProps {
  register: UseFormRegister<CustomerDetails>;
  errors: FieldErrors<CustomerDetails>;
}

const GROUP = 'grid grid-cols-1 gap-5 sm:grid-cols-2';

/** Who buys, and where it goes. */
export function CustomerFields({ register, errors }: CustomerFieldsProps) {
  return (
    <>
      <section aria-labelledby="billing">
        <h2 id="billing" className="mb-5 text-h3">
          Billing details
        </h2>
        <div className={GROUP}>
          <TextField
            label="Full Name"
            autoComplete="name"
            className="sm:col-span-2"
            {...register('fullName')}
            error={errors.fullName?.message}
          />
          <TextField
            label="Email Address"
            type="email"
            autoComplete="email"
            {...register('email')}
            error={errors.email?.message}
          />
          <TextField
            label="Phone Number"
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            help="Digits only"
            {...register('phone')}
            error={errors.phone?.message}
          />
        </div>
      </section>
      <section aria-labelledby="shipping">
        <h2 id="shipping" className="mb-5 text-h3">
          Shipping address
        </h2>
        <div className={GROUP}>
          <TextField
            label="Street Address"
            autoComplete="street-address"
            className="sm:col-span-2"
            {...register('address')}
            error={errors.address?.message}
          />
          <TextField
            label="City"
            autoComplete="address-level2"
            className="sm:col-span-2"
            {...register('city')}
            error={errors.city?.message}
          />
          <TextField
            label="State/Province"
            autoComplete="address-level1"
            {...register('state')}
            error={errors.state?.message}
          />
          <TextField
            label="ZIP Code"
            inputMode="numeric"
            autoComplete="postal-code"
            {...register('zip')}
            error={errors.zip?.message}
          />
        </div>
      </section>
    </>
  );
}
