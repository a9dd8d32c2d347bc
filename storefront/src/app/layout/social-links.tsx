import { useShop } from '../../features/shop/api';
import { Icon } from '../../ui/icon';

const NETWORKS = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
} as const;

type Network = keyof typeof NETWORKS;
const isNetwork = (name: string): name is Network => name in NETWORKS;
const ALL = Object.keys(NETWORKS).filter(isNetwork);

/** The networks that the settings link to. */
export function SocialLinks() {
  const { settings } = useShop();
  const linked = ALL.flatMap((network) => {
    const to = settings?.[network];
    return to ? [{ network, to }] : [];
  });
  if (linked.length === 0) return null;
  return (
    <ul role="list" className="mt-6 -ml-3 flex">
      {linked.map(({ network, to }) => (
        <li key={network}>
          <a
            href={to}
            aria-label={NETWORKS[network]}
            rel="noopener noreferrer"
            target="_blank"
            className="grid size-11 place-items-center rounded-full text-fog transition-colors duration-150 hover:text-paper"
          >
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
