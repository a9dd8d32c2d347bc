import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../../support/api-client.js';
import type { AuditedWrite } from './audited-write.js';

/** The writes on jobs that failed. */
export const jobWrites = (
  admin: () => ApiClient,
  query: (sql: string, values: unknown[]) => Promise<unknown>,
): Readonly<Record<string, AuditedWrite>> => ({
  'POST jobs/{id}/retry': {
    what: 'jobs.retry',
    before: { attempts: 8, error: 'it broke' },
    after: { attempts: 0 },
    prepare: async () => {
      const id = await failedJob(query);
      return { call: () => admin().post(`jobs/${id}/retry`), subject: 'job auth.welcome ' };
    },
  },
  'POST jobs/{id}/dismiss': {
    what: 'jobs.dismiss',
    before: { attempts: 8, error: 'it broke', payload: {} },
    after: null,
    prepare: async () => {
      const id = await failedJob(query);
      return { call: () => admin().post(`jobs/${id}/dismiss`), subject: 'job auth.welcome ' };
    },
  },
});

/** Adds a job that failed for good. Returns its id. */
async function failedJob(
  query: (sql: string, values: unknown[]) => Promise<unknown>,
): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, attempts, last_error,
                         failed_at)
     VALUES ($1, 'auth.welcome', 'mail', '{}', now(), now(), 8, 'it broke', now())`,
    [id],
  );
  return id;
}
