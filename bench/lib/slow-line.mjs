import { once } from 'node:events';
import { createServer, connect } from 'node:net';

/** A line to a server on this machine on which each round trip takes so many ms longer. */
export async function slowLine(host, port, ms) {
  const sockets = new Set();
  const late = (from, to) => {
    from.on('data', (data) => setTimeout(() => !to.destroyed && to.write(data), ms / 2));
    from.on('close', () => setTimeout(() => to.destroy(), ms / 2));
    from.on('error', () => to.destroy());
    from.setNoDelay(true);
    sockets.add(from);
  };
  const server = createServer((client) => {
    const upstream = connect(port, host);
    late(client, upstream);
    late(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: server.address().port,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
