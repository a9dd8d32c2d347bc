import type { WapitiFinding } from './wapiti.js';

/** What wapiti names and is none. */
interface FalsePositive {
  readonly category: string;
  readonly info: RegExp;
  readonly proof: string;
  /** Whether the proof holds for this finding in the shop at `url`. */
  holds(url: string, finding: WapitiFinding): Promise<boolean>;
}

const ADMIN = '/admin/dashboard';
const pageAt = async (address: string) => (await fetch(address)).text();

const FALSE_POSITIVES: readonly FalsePositive[] = [
  {
    category: 'Backup file',
    info: /^Backup file/,
    proof: `each address below ${ADMIN} answers with the same page, whose router knows the screens`,
    holds: async (url, { path }) =>
      path.startsWith(ADMIN) && (await pageAt(url + path)) === (await pageAt(url + ADMIN)),
  },
  {
    category: 'Cross Site Request Forgery',
    info: /^Lack of anti CSRF token$/,
    proof:
      'scripts send the forms to the API, no page takes a POST; calls of the API count by a token in a ' +
      'header, and those that set or use the cookie are refused to other sites',
    holds: async (url, { path }) => (await fetch(url + path, { method: 'POST' })).status === 404,
  },
  {
    category: 'HTTP Secure Headers',
    info: /^X-XSS-Protection is not set$/,
    proof: 'no browser of today reads it; the content security policy refuses scripts in the page',
    holds: async (url) => {
      const { headers } = await fetch(url);
      const scripts = /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
      return scripts !== undefined && !scripts.includes('unsafe');
    },
  },
  {
    category: 'HTTP Secure Headers',
    info: /^Strict-Transport-Security is not set$/,
    proof:
      'over http it must not be; test/integration/platform/security-headers.test.ts holds it for https',
    holds: (url) => Promise.resolve(url.startsWith('http:')),
  },
];

/** The findings that are not proved to be none. */
export async function confirmedOf(
  url: string,
  findings: readonly WapitiFinding[],
): Promise<WapitiFinding[]> {
  const isFalse = await Promise.all(
    findings.map(async (finding) => {
      const known = FALSE_POSITIVES.find(
        ({ category, info }) => category === finding.category && info.test(finding.info),
      );
      return known !== undefined && (await known.holds(url, finding));
    }),
  );
  return findings.filter((_finding, index) => !isFalse[index]);
}
