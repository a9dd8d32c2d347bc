import { Spinner } from '../../../ui/spinner';
import { useImageViewer } from '../../../ui/use-image-viewer';
import { ordersApi, type Return } from '../api';

/** The images that a return was requested with. */
export function SentImages({ orderReturn: { orderId, images } }: { orderReturn: Return }) {
  if (images.length === 0) return null;
  return (
    <ul role="list" className="mt-3 flex flex-wrap gap-3">
      {images.map(({ _id }, at) => (
        <li key={_id}>
          <SentImage order={orderId} image={_id} label={`Image ${at + 1}`} />
        </li>
      ))}
    </ul>
  );
}

/** An image never changes. */
const NEVER_AGAIN = { refetchOnReconnect: false };

/** A thumbnail that opens. The file is read with the session, which the address of an image does not send. */
function SentImage({ order, image, label }: { order: string; image: string; label: string }) {
  const call = { order, image };
  const { data: url, isError } = ordersApi.useGetReturnImageQuery(call, NEVER_AGAIN);
  const { open, viewer } = useImageViewer(url ? [{ url, alt: label }] : []);
  if (isError) return <p className="text-steel">{label} could not be loaded.</p>;
  return (
    <>
      <button
        type="button"
        aria-label={`Open ${label.toLowerCase()}`}
        className="relative grid size-24 place-items-center overflow-hidden rounded-sm bg-studio"
        onClick={() => url && open(0)}
      >
        {/* In the flow, a tall image would make its row as tall. */}
        {url ? (
          <img src={url} alt="" className="absolute inset-0 size-full object-cover" />
        ) : (
          <Spinner />
        )}
      </button>
      {viewer}
    </>
  );
}
