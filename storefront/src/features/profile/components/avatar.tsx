/** A user's image, or the first letter of their name. */
export function Avatar({ name, image }: { name: string; image: string | null }) {
  return (
    <span className="grid size-28 shrink-0 place-items-center overflow-hidden rounded-full bg-ink text-volt">
      {image ? (
        <img src={image} alt={name} width={112} height={112} className="size-full object-cover" />
      ) : (
        <span aria-hidden="true" className="shout text-h1">
          {name.slice(0, 1)}
        </span>
      )}
    </span>
  );
}
