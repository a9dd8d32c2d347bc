const PLAIN = /^rediss?:\/\//;
const SENTINEL =
  /^(?<scheme>rediss?)\+sentinel:\/\/(?:(?<username>[^:@/]*)(?::(?<password>[^@/]*))?@)?(?<hosts>[^/?]+)\/(?<name>[^/?]+)(?:\/(?<db>\d+))?(?:\?(?<query>.*))?$/;
const SENTINEL_PORT = 26_379;

/** A master that Sentinels know by its name, by the names of ioredis' options. */
export interface SentinelAddress {
  readonly sentinels: { host: string; port: number }[];
  readonly name: string;
  readonly db: number;
  readonly username?: string;
  readonly password?: string;
  readonly sentinelUsername?: string;
  readonly sentinelPassword?: string;
  readonly tls?: object;
  readonly sentinelTLS?: object;
  readonly enableTLSForSentinelMode?: boolean;
}

/** One server by its URL, or whichever is master according to Sentinels. */
export type RedisAddress = { readonly url: string } | SentinelAddress;

export const REDIS_URL_FORMS =
  'takes redis://host:port, rediss://host:port or redis+sentinel://host:port,host:port/name, names and passwords percent-encoded';

/**
 * The address in a `REDIS_URL`; undefined where it is none. Sentinels:
 * `redis+sentinel://user:password@host:port,host:port/name/db?sentinelUsername=…&sentinelPassword=…`,
 * of which the hosts and the master's name are needed; `rediss+sentinel` speaks TLS with all of them.
 */
export function parseRedisUrl(url: string): RedisAddress | undefined {
  if (PLAIN.test(url)) return isServerUrl(url) ? { url } : undefined;
  const { scheme, hosts, name, db, query, ...login } = SENTINEL.exec(url)?.groups ?? {};
  const sentinels = hosts?.split(',').map((host) => hostOf(host));
  const credentials = decodeLogin(login);
  if (!name || !credentials || !sentinels?.every((sentinel) => sentinel !== undefined)) {
    return undefined;
  }
  const { sentinelUsername, sentinelPassword } = Object.fromEntries(new URLSearchParams(query));
  return {
    sentinels,
    name,
    db: Number(db ?? 0),
    ...credentials,
    ...(sentinelUsername && { sentinelUsername }),
    ...(sentinelPassword && { sentinelPassword }),
    ...(scheme === 'rediss' && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
  };
}

interface Login {
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}

function isServerUrl(url: string): boolean {
  return URL.canParse(url) && decodeLogin(new URL(url)) !== undefined;
}

/** Undefined where a part is not percent-encoded. */
function decodeLogin({ username, password }: Login): Login | undefined {
  try {
    return {
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
    };
  } catch {
    return undefined;
  }
}

function hostOf(text: string): { host: string; port: number } | undefined {
  if (!URL.canParse(`redis://${text}`)) return undefined;
  const { hostname, port } = new URL(`redis://${text}`);
  if (!hostname) return undefined;
  // An IPv6 address without its brackets.
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || SENTINEL_PORT) };
}
