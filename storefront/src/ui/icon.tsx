const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  'zoom-in': 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5M11 8v6M8 11h6',
  'zoom-out': 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5M8 11h6',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  bag: 'M5.5 8h13l1 12h-15l1-12zM9 10.5V7a3 3 0 0 1 6 0v3.5',
  'bag-plus': 'M5.5 8h13l1 12h-15l1-12zM9 8V7a3 3 0 0 1 6 0v1M12 11.5v5M9.5 14h5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  left: 'M14.5 5.5L8 12l6.5 6.5',
  right: 'M9.5 5.5L16 12l-6.5 6.5',
  up: 'M5.5 14.5L12 8l6.5 6.5',
  down: 'M5.5 9.5L12 16l6.5-6.5',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 8v5M12 16.4v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  'eye-off':
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.8 3.5M6.3 7.8A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4.1 4.1',
  filter: 'M4 7h16M7 12h10M10 17h4',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5',
  medal: 'M12 14.5a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM8.8 13.5L7.5 21l4.5-2.5 4.5 2.5-1.3-7.5',
  tag: 'M4 4.5h7.5L20 13l-7 7-8.5-8.5L4 4.5zM8.2 8.6v.1',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-4.5 14.5-12 14M5 21c.5-5 3-8.5 8-10.5',
  chat: 'M4 5h16v11h-8.5L7 20v-4H4V5zM8.5 10.5h7',
  shield:
    'M12 3.5l7.5 2.8v5.2c0 4.5-3 7.7-7.5 9-4.5-1.3-7.5-4.5-7.5-9V6.3L12 3.5zM8.8 12l2.3 2.3 4.2-4.3',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5L8 5.5z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  edit: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5l-4.5 1z',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
  phone:
    'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4.5 6a2 2 0 0 1 2-2z',
  pin: 'M12 21s7-6.5 7-11.5a7 7 0 1 0-14 0C5 14.5 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  facebook:
    'M13.5 21v-8h3l.5-3.5h-3.5V7.5c0-1 .5-1.8 1.9-1.8H17V2.7c-.6-.1-1.4-.2-2.3-.2-2.5 0-4.2 1.5-4.2 4.3v2.7h-3V13h3v8',
  twitter: 'M4 4l16 16M20 4L4 20M4 4h4l12 16h-4z',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 6.9v.1',
  linkedin: 'M5.5 9.5v10M5.5 5.2v.1M10.5 19.5v-10M10.5 13.5c0-2.5 1.5-4 3.7-4s3.8 1.3 3.8 4v6',
  share: 'M12 15V3.5M8 7l4-3.5L16 7M5.5 12v8h13v-8',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9.2v.1',
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon. Hidden from screen readers; the element around it has the name. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
