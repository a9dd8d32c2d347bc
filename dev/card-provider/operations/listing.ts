import type Stripe from 'stripe';
import { badParam, noSuch } from '../http/api-error.js';
import type { Params } from '../http/params.js';
import type { Collection } from '../state/collection.js';
import type { Stored } from '../state/stored.js';
import type { Work } from '../state/work.js';
import { asOf } from './balance.js';

const RANGE = ['gt', 'gte', 'lt', 'lte'];
const PAGING = ['limit', 'starting_after', 'ending_before', 'created'];

/** `GET /v1/payment_intents` */
export function listIntents(work: Work, params: Params) {
  params.only(...PAGING);
  return list(work.ledger.intents, params, '/v1/payment_intents');
}

/** `GET /v1/charges`, of a payment intent or of all. */
export function listCharges(work: Work, params: Params) {
  params.only(...PAGING, 'payment_intent');
  const intent = params.string('payment_intent');
  return list(
    work.ledger.charges,
    params,
    '/v1/charges',
    (charge) => !intent || charge.payment_intent === intent,
  );
}

/** `GET /v1/refunds`, of a payment intent, of a charge or of all. */
export function listRefunds(work: Work, params: Params) {
  params.only(...PAGING, 'payment_intent', 'charge');
  return list(work.ledger.refunds, params, '/v1/refunds', isOfPayment(params));
}

/** `GET /v1/disputes`, of a payment intent, of a charge or of all. */
export function listDisputes(work: Work, params: Params) {
  params.only(...PAGING, 'payment_intent', 'charge');
  return list(work.ledger.disputes, params, '/v1/disputes', isOfPayment(params));
}

/** `GET /v1/radar/early_fraud_warnings`, of a payment intent, of a charge or of all. */
export function listFraudWarnings(work: Work, params: Params) {
  params.only(...PAGING, 'payment_intent', 'charge');
  const url = '/v1/radar/early_fraud_warnings';
  return list(work.ledger.warnings, params, url, isOfPayment(params));
}

/** `GET /v1/balance_transactions`, of one source, of one type or of all. */
export function listTransactions(work: Work, params: Params) {
  params.only(...PAGING, 'source', 'type');
  const [source, type] = [params.string('source'), params.string('type')];
  const page = list(
    work.ledger.balance,
    params,
    '/v1/balance_transactions',
    (each) => (!source || each.source === source) && (!type || each.type === type),
  );
  return { ...page, data: page.data.map((each) => asOf(work.now, each)) };
}

/** `GET /v1/events`, of one type, of some or of all. */
export function listEvents(work: Work, params: Params) {
  params.only(...PAGING, 'type', 'types');
  const type = params.string('type');
  const types = Object.values(params.strings('types'));
  return list(
    work.ledger.events,
    params,
    '/v1/events',
    (event) => (!type || event.type === type) && (types.length === 0 || types.includes(event.type)),
  );
}

/** `GET /v1/events/:id` */
export function retrieveEvent(work: Work, params: Params, id: string): Stripe.Event {
  params.only();
  const event = work.ledger.events.get(id);
  if (!event) throw noSuch('event', id);
  return event;
}

/** Whether an object is of the payment intent and of the charge that the caller names, if any. */
function isOfPayment(params: Params) {
  const intent = params.string('payment_intent');
  const charge = params.string('charge');
  return (object: { readonly payment_intent?: unknown; readonly charge?: unknown }) =>
    (!intent || object.payment_intent === intent) && (!charge || object.charge === charge);
}

/** A page, newest first; `ending_before` gives the page right before an object. */
function list<T extends Stored>(
  collection: Collection<T>,
  params: Params,
  url: string,
  matches: (object: T) => boolean = () => true,
): Stripe.ApiList<T> {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw badParam('limit', 'This value must be between 1 and 100.', 'parameter_invalid_integer');
  }
  const after = cursor(collection, params, 'starting_after');
  const before = cursor(collection, params, 'ending_before');
  const isInRange = createdRange(params);
  const page: T[] = [];
  let isSkipping = after !== undefined;
  let more = false;
  for (const object of collection.newestFirst()) {
    if (object.id === before) break;
    if (!isSkipping && isInRange(object.created) && matches(object)) {
      if (page.length === limit) {
        more = true;
        if (before === undefined) break;
        page.shift();
      }
      page.push(object);
    }
    if (object.id === after) isSkipping = false;
  }
  return { object: 'list', data: page, has_more: more, url };
}

function cursor<T extends Stored>(collection: Collection<T>, params: Params, name: string) {
  const id = params.string(name);
  if (id !== undefined && !collection.get(id)) throw noSuch('object', id, name);
  return id;
}

function createdRange(params: Params): (created: number) => boolean {
  if (!params.has('created')) return () => true;
  if (params.isString('created')) {
    const wanted = params.integer('created');
    return (created) => created === wanted;
  }
  const range = params.child('created')?.only(...RANGE);
  const [gt, gte, lt, lte] = RANGE.map((bound) => range?.integer(bound));
  return (created) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte);
}
