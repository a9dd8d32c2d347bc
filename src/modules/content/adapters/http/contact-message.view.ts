import { ApiProperty } from '@nestjs/swagger';
import {
  ANSWER_EMAIL_STATES,
  type AnswerEmailState,
  CONTACT_STATES,
  type ContactState,
} from '../../../../../common/contract/contact.js';
import type { InboxMessage } from '../../domain/contact-message.js';
import type { AnswerWithEmail, ListedMessage } from '../../ports/contact-queries.js';

/** A message of the inbox with its beginning. */
export class ListedMessageView {
  _id!: string;
  name!: string;
  email!: string;
  subject!: string;
  /** The first 200 characters. */
  excerpt!: string;
  @ApiProperty({ enum: CONTACT_STATES, enumName: 'ContactState' })
  state!: ContactState;
  version!: number;
  createdAt!: Date;

  static of({ id, ...message }: ListedMessage): ListedMessageView {
    return { _id: id, ...message };
  }
}

export class AnswerAuthorView {
  _id!: string;
  name!: string;
}

export class ContactAnswerView {
  _id!: string;
  text!: string;
  createdAt!: Date;
  /** Null where the account no longer exists. */
  by!: AnswerAuthorView | null;
  /** `failed` emails are among the failed jobs, where they can be retried. */
  @ApiProperty({ enum: ANSWER_EMAIL_STATES, enumName: 'AnswerEmailState' })
  email!: AnswerEmailState;
  sentAt!: Date | null;
  /** Why the email failed. */
  error!: string | null;

  static of({ id, by, ...answer }: AnswerWithEmail): ContactAnswerView {
    return { _id: id, ...answer, by: by && { _id: by.id, name: by.name } };
  }
}

/** A message from the contact form, with its answers. */
export class ContactMessageView {
  _id!: string;
  name!: string;
  email!: string;
  subject!: string;
  message!: string;
  @ApiProperty({ enum: CONTACT_STATES, enumName: 'ContactState' })
  state!: ContactState;
  /** Increases with each answer and each change of the state. */
  version!: number;
  createdAt!: Date;
  /** Oldest first. */
  answers!: ContactAnswerView[];

  static of(
    { id, ...message }: InboxMessage,
    answers: readonly AnswerWithEmail[],
  ): ContactMessageView {
    return { _id: id, ...message, answers: answers.map(ContactAnswerView.of) };
  }
}
