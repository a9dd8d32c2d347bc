import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

/** What the shop compresses with; the better one first. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The encoding in which the caller prefers the body; null where it takes none of ours. */
export const acceptedEncoding = ({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | null =>
  negotiate<Encoding>(String(headers['accept-encoding'] ?? ''), [...ENCODINGS]);
