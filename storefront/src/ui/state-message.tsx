import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

interface StateMessageProps {
  icon: IconName;
  title: string;
  /** What to do about it. */
  text?: string;
  /** An error is read out at once. */
  alert?: boolean;
  /** It is all that the page shows, so its title is the page's heading. */
  wholePage?: boolean;
  children?: ReactNode;
}

/** A message in place of missing content: empty, failed or gone. Its children are buttons. */
export function StateMessage(props: StateMessageProps) {
  const { icon, title, text, alert = false, wholePage = false, children } = props;
  const Heading = wholePage ? 'h1' : 'h2';
  return (
    <div
      role={alert ? 'alert' : 'status'}
      tabIndex={-1}
      className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center outline-none"
    >
      <span className="mb-2 grid size-16 place-items-center rounded-full bg-mist">
        <Icon name={icon} className="size-7" />
      </span>
      <Heading className="text-h3">{title}</Heading>
      {text && <p className="text-balance text-steel">{text}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
