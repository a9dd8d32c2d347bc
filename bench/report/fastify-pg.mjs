import Fastify from 'fastify';
import pg from 'pg';

/**
 * The limit of what a read can reach on this stack: Fastify and pg alone, which answer each path with the rows of
 * one prepared statement. Gets `{ databaseUrl, reads: [{ path, sql, values }] }` over IPC, and answers its port.
 */
process.once('message', async ({ databaseUrl, reads }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const names = new Map();
  const byPath = new Map(
    reads.map(({ path, sql, values }) => {
      if (!names.has(sql)) names.set(sql, `read ${names.size}`);
      return [path, { name: names.get(sql), text: sql, values }];
    }),
  );
  const fastify = Fastify();
  fastify.get('/*', async ({ url }) => {
    const { rows } = await pool.query(byPath.get(url));
    return { success: true, message: 'Success', data: rows };
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  process.send(fastify.server.address().port);
});
process.once('disconnect', () => process.exit(0));
