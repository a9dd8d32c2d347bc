interface StrapLineProps {
  text: string;
  /** Makes it the `h1` while the page has no other title. */
  isTitle: boolean;
}

/** A low banner above the content of a page. */
export function StrapLine({ text, isTitle }: StrapLineProps) {
  const Text = isTitle ? 'h1' : 'p';
  return (
    <div className="on-ink relative overflow-hidden bg-ink text-paper">
      <span
        aria-hidden="true"
        className="absolute inset-y-0 right-[-8%] w-[30%] -skew-x-[24deg] border-l-4 border-volt bg-graphite max-lg:right-[-14%] max-sm:right-[-24%]"
      />
      <div className="shell relative py-2.5 lg:py-4">
        <Text className="shout text-sm lg:text-lg">{text}</Text>
      </div>
    </div>
  );
}
