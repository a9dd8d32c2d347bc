import type { FastifyReply } from 'fastify';

/** How soon browsers look again, in seconds. */
const AGAIN_S = 3;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${AGAIN_S}">
<title>The shop is being set up</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.5 system-ui, sans-serif; }
  main { max-width: 32rem; padding: 2rem; text-align: center; }
  h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.2; }
  p { margin: 0; }
</style>
</head>
<body>
<main>
<h1>The shop is being set up</h1>
<p>It opens in a moment. This page reloads by itself.</p>
</main>
</body>
</html>
`;

/** Answers a page while a new shop is being filled: it would show empty shelves. */
export function sendStartingPage(
  reply: FastifyReply,
  headers: Record<string, string>,
): FastifyReply {
  return reply
    .code(503)
    .headers({ ...headers, 'Cache-Control': 'no-store', 'Retry-After': String(AGAIN_S) })
    .type('text/html; charset=utf-8')
    .send(PAGE);
}
