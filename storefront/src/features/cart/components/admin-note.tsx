import { Link } from 'react-router';

interface AdminNoteProps {
  product: { _id: string; name: string };
  className?: string;
}

/** Says why an admin cannot buy and links to the product in the back office. */
export function AdminNote({ product, className }: AdminNoteProps) {
  return (
    <p className={`text-sm text-steel ${className ?? ''}`}>
      Admin accounts cannot buy.{' '}
      <Link
        to={`/admin/dashboard/product-management/products/edit/${product._id}`}
        reloadDocument
        className="font-semibold whitespace-nowrap text-ink underline underline-offset-4"
      >
        Edit product<span className="sr-only"> {product.name}</span>
      </Link>
    </p>
  );
}
