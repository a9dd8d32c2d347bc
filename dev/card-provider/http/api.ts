import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, KnobSet } from '../knobs.js';
import { newId } from '../new-id.js';
import { expand } from '../operations/expand.js';
import { findOperation, type Operation } from '../operations/operations.js';
import type { Ledger } from '../state/ledger.js';
import { API_VERSION, Work, type Bank } from '../state/work.js';
import { ApiError } from './api-error.js';
import { browserView } from './browser-view.js';
import { identify, permit, type Caller, type Keys } from './caller.js';
import { decodeForm, type Form } from './form.js';
import { Idempotency, keyed, type Keyed } from './idempotency.js';
import { Params } from './params.js';
import { readBody } from './read-body.js';
import { errorReply, outage, type ApiReply } from './reply.js';

/** Makes an intent and its charge as of that time (seconds since 1970), without a webhook. For demo data. */
export const CREATED_HEADER = 'x-stand-in-created';

interface Call {
  readonly operation: Operation;
  readonly id: string;
  readonly form: Form;
  readonly caller: Caller;
  readonly keyed: Keyed | undefined;
  readonly requestId: string;
  readonly created: number | undefined;
}

/** The provider's API over HTTP: from the request to the answer. */
export class Api {
  readonly #idempotency: Idempotency;

  constructor(
    private readonly ledger: Ledger,
    private readonly bank: Bank,
    private readonly keys: Keys,
    private readonly knobs: KnobSet,
  ) {
    this.#idempotency = new Idempotency(ledger);
  }

  /** Answers one request below `/v1`; on the public port the secret key is refused. */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    browsersOnly: boolean,
  ): Promise<void> {
    const requestId = newId('req');
    const reply = await this.#reply(request, requestId, browsersOnly).catch(errorReply);
    if (reply === 'hang') return;
    if (reply === 'close') {
      request.socket.destroy();
      return;
    }
    const key = request.headers['idempotency-key'];
    response.writeHead(reply.status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'request-id': requestId,
      'stripe-version': request.headers['stripe-version'] ?? API_VERSION,
      ...(key && { 'idempotency-key': key }),
      ...reply.headers,
    });
    response.end(reply.body);
  }

  async #reply(
    request: IncomingMessage,
    requestId: string,
    browsersOnly: boolean,
  ): Promise<ApiReply> {
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', 'http://localhost');
    const text = method === 'GET' ? url.search.slice(1) : await readBody(request);
    const form = decodeForm(text);
    const caller = identify(request, form, this.keys, browsersOnly);
    const found = findOperation(method, url.pathname);
    if (!found) throw unknownUrl(method, url.pathname);
    const key = request.headers['idempotency-key'];
    const created = Number(request.headers[CREATED_HEADER]) || undefined;
    return this.#once({
      ...found,
      form,
      caller,
      keyed: key && method === 'POST' ? keyed(String(key), url.pathname, text) : undefined,
      requestId,
      created: caller === 'server' ? created : undefined,
    });
  }

  async #once(call: Call): Promise<ApiReply> {
    const saved = call.keyed && this.#idempotency.begin(call.keyed);
    if (saved) {
      return {
        ...saved,
        headers: { 'idempotent-replayed': 'true', 'original-request': saved.requestId },
      };
    }
    try {
      if (this.knobs.answerDelayMs > 0) await wait(this.knobs.answerDelayMs);
      const before = this.knobs.takeFault(call.operation.name, 'before');
      if (before) return meet(before);
      const reply = this.#run(call);
      const after = this.knobs.takeFault(call.operation.name, 'after');
      return after ? meet(after) : reply;
    } finally {
      if (call.keyed) this.#idempotency.end(call.keyed.key);
    }
  }

  #run(call: Call): ApiReply {
    const work = new Work(this.ledger, this.bank, {
      now: call.created ?? Math.floor(Date.now() / 1000),
      requestId: call.requestId,
      idempotencyKey: call.keyed?.key ?? null,
      announces: call.created === undefined,
    });
    const { status, answer, kept } = carryOut(call, work);
    const body = JSON.stringify(call.caller === 'browser' ? browserView(answer) : answer);
    if (kept) {
      const { keyed, requestId } = call;
      work.commit(keyed && { ...keyed, status, body, requestId, at: Date.now() });
    }
    return { status, body };
  }
}

function carryOut(call: Call, work: Work): { status: number; answer: object; kept: boolean } {
  try {
    permit(call.caller, call.operation, work, call.id, call.form);
    const paths = Object.values(new Params(call.form).strings('expand'));
    call.form.delete('expand');
    const result = call.operation.run(work, new Params(call.form), call.id);
    return { status: 200, answer: expand(result, paths, work), kept: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, answer: { error: error.body }, kept: error.kept };
  }
}

function meet(fault: Fault): ApiReply {
  return fault.does === 'fail' ? errorReply(outage(fault.status)) : fault.does;
}

const unknownUrl = (method: string, path: string) =>
  new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). Please see https://docs.stripe.com/ or we can help at https://support.stripe.com/.`,
  });
