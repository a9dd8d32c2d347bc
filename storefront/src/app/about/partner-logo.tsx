/** Six invented companies: a logo of 32 by 32 units and a name. */
export const PARTNERS = [
  { name: 'Northbar', sign: 'M4 26L16 5l12 21M9.5 18h13' },
  { name: 'Kilo & Oak', sign: 'M16 4v24M7 10h18M10 10v9a6 6 0 0 0 12 0v-9' },
  { name: 'Halden', sign: 'M7 4v24M25 4v24M7 16h18M3 10v12M29 10v12' },
  { name: 'Pulse Club', sign: 'M2 17h7l3-9 6 17 4-11 2 3h6' },
  {
    name: 'Atlas Row',
    sign: 'M16 28a12 12 0 1 0 0-24 12 12 0 0 0 0 24zM4 16h24M16 4c-7 7-7 17 0 24',
  },
  { name: 'Grit Union', sign: 'M16 3l11 6.5v13L16 29 5 22.5v-13L16 3zM16 10v12M11 13l5-3 5 3' },
] as const;

export function PartnerLogo({ name, sign }: (typeof PARTNERS)[number]) {
  return (
    <span className="flex items-center gap-3 whitespace-nowrap text-steel">
      <svg
        viewBox="0 0 32 32"
        className="size-9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={sign} />
      </svg>
      <span className="font-heading text-xl font-bold tracking-tight">{name}</span>
    </span>
  );
}
