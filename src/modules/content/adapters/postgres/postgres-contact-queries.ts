import { Injectable } from '@nestjs/common';
import type { Page } from '../../../../kernel/page.js';
import { folded, hasTerm } from '../../../../platform/database/folded-text.js';
import { asText } from '../../../../platform/database/decode.js';
import { columns, computed } from '../../../../platform/database/fields.js';
import { orderedBy, selectPage } from '../../../../platform/database/select-page.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import { FailedJobs } from '../../../../platform/outbox/failed-jobs.js';
import { UserQueries } from '../../../auth/index.js';
import {
  type AnswerWithEmail,
  type ContactFilter,
  ContactQueries,
  type ListedMessage,
} from '../../ports/contact-messages.js';
import { ContactAnswerEntity, ContactMessageEntity } from './entities.js';
import { SEND_ANSWER } from '../../domain/contact-message.js';

/** In characters. */
const EXCERPT = 200;
const MOST_ANSWERS = 100;

const LISTED = {
  ...columns(ContactMessageEntity, 'message', [
    ...(['id', 'name', 'email', 'subject', 'createdAt', 'state', 'version'] as const),
  ]),
  excerpt: computed(`left(message.message, ${EXCERPT})`, asText),
};

/** The expression of the index `contact_message_folded`. */
const TEXT = folded('message.name', 'message.email', 'message.subject', 'message.message');

function selected(query: AnyQuery, { searchTerm, state, from, before }: ContactFilter): AnyQuery {
  query.from(ContactMessageEntity, 'message').where('true');
  if (searchTerm) {
    query.andWhere(hasTerm(TEXT, 'term'), { term: searchTerm });
  }
  if (state) query.andWhere('message.state = :state', { state });
  if (from) query.andWhere('message.createdAt >= :from', { from });
  if (before) query.andWhere('message.createdAt < :before', { before });
  return query;
}

/** Reads the tables `contact_message` and `contact_answer`. */
@Injectable()
export class PostgresContactQueries extends ContactQueries {
  private readonly newestAnswers = this.statements.prepare({
    select: columns(ContactAnswerEntity, 'answer', ['id', 'userId', 'text', 'createdAt', 'sentAt']),
    params: ['messageId'],
    build: (query) =>
      query
        .from(ContactAnswerEntity, 'answer')
        .where('answer.messageId = :messageId')
        .orderBy('answer.createdAt', 'DESC')
        .limit(MOST_ANSWERS),
  });

  constructor(
    private readonly statements: Statements,
    private readonly users: UserQueries,
    private readonly failedJobs: FailedJobs,
  ) {
    super();
  }

  list(filter: ContactFilter): Promise<Page<ListedMessage>> {
    return selectPage(this.statements, filter, {
      select: LISTED,
      from: (query) => selected(query, filter),
      order: (query) => orderedBy(query, ['message.createdAt', 'message.id'], filter.descending),
    });
  }

  async answersTo(messageId: string): Promise<readonly AnswerWithEmail[]> {
    const answers = await this.newestAnswers.many({ messageId });
    const unsent = answers.filter(({ sentAt }) => sentAt === null).map(({ id }) => id);
    const errors = await this.failedJobs.errorsOf(SEND_ANSWER, 'answerId', unsent);
    const names = await this.namesOf(answers.flatMap(({ userId }) => userId ?? []));
    return answers.toReversed().map(({ userId, ...answer }) => {
      const error = errors.get(answer.id) ?? null;
      const email = answer.sentAt ? 'sent' : error === null ? 'sending' : 'failed';
      const name = names.get(userId ?? '');
      return { ...answer, email, error, by: userId && name ? { id: userId, name } : null };
    });
  }

  private async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const users = await Promise.all([...new Set(ids)].map((id) => this.users.find(id)));
    return new Map(users.flatMap((user) => (user ? [[user.id, user.name] as const] : [])));
  }
}
