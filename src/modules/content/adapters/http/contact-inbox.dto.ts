import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  ANSWER_EMAIL_STATES,
  type AnswerEmailState,
  CONTACT_STATES,
  contactRules,
  type ContactState,
} from '../../../../../common/contract/contact.js';
import { IsDay, PageQuery } from '../../../../platform/http/queries.dto.js';
import { SearchText, Trimmed } from '../../../../platform/http/validators.js';
import { SortedBy } from '../../../../platform/http/sorted-by.js';
import { IsSeenVersion } from '../../../../platform/http/version-number.js';
import type { InboxMessage } from '../../domain/contact-message.js';
import type { AnswerWithEmail, ListedMessage } from '../../ports/contact-messages.js';

export const MESSAGE_SORTS = ['createdAt'] as const;

const { answer } = contactRules;

/** The filters of the inbox. */
export class ListMessagesQuery extends PageQuery {
  /** Part of the name, email, subject or message. */
  @SearchText()
  searchTerm?: string;

  @IsOptional()
  @IsIn(CONTACT_STATES, { message: `state must be one of ${CONTACT_STATES.join(', ')}` })
  @ApiPropertyOptional({ enum: CONTACT_STATES, enumName: 'ContactState' })
  state?: ContactState;

  /** The first day of the messages, as YYYY-MM-DD, in the time zone of the shop. */
  @IsDay('from')
  from?: string;

  /** The last day of the messages, as YYYY-MM-DD, in the time zone of the shop, included. */
  @IsDay('to')
  to?: string;

  /** `createdAt` or `-createdAt`; newest first where absent. */
  @SortedBy(MESSAGE_SORTS)
  sort?: string;
}

class SeenMessageBody {
  /** The version that was read; any other than the newest is refused. */
  @IsSeenVersion({ seen: 'read' })
  version!: number;
}

export class AnswerMessageBody extends SeenMessageBody {
  @Trimmed()
  @MaxLength(answer.max, { message: answer.tooLong })
  @IsNotEmpty({ message: answer.required })
  @IsString({ message: answer.required })
  text!: string;
}

const CHOSEN_STATES = ['open', 'closed'] as const;

export class ChangeMessageStateBody extends SeenMessageBody {
  /** `open` reopens a message. Only an answer makes it answered. */
  @IsIn(CHOSEN_STATES, { message: `state must be one of ${CHOSEN_STATES.join(', ')}` })
  @ApiProperty({ enum: CHOSEN_STATES })
  state!: (typeof CHOSEN_STATES)[number];
}

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
