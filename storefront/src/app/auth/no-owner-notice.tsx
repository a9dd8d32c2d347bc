import { useShop } from '../../features/shop/api';

/** How to become the owner of a shop that has none; nothing once it has one. */
export function NoOwnerNotice() {
  const { needsOwner } = useShop();
  if (!needsOwner) return null;
  return (
    <section aria-labelledby="no-owner" className="mb-8 rounded-card bg-mist p-5">
      <h2 id="no-owner" className="font-text text-base font-semibold tracking-normal">
        This shop has no owner yet
      </h2>
      <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5 text-sm">
        <li>Create an account.</li>
        <li>
          Where the shop runs, enter{' '}
          <code className="[overflow-wrap:anywhere]">npm run admin -- you@example.com</code> with
          its email address.
        </li>
        <li>
          Log in at{' '}
          <a href="/admin/dashboard" className="font-semibold underline underline-offset-4">
            the back office
          </a>
          .
        </li>
      </ol>
    </section>
  );
}
