import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  CONTACT_STATES,
  contactRules,
  type ContactState,
} from '../../../../../common/contract/contact.js';
import { IsDay } from '../../../../platform/http/day-range.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { SearchText } from '../../../../platform/http/search-text.js';
import { SortedBy } from '../../../../platform/http/sorted-by.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';
import { IsSeenVersion } from '../../../../platform/http/version-number.js';

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

  /** The first UTC day of the messages, as YYYY-MM-DD. */
  @IsDay('from')
  from?: string;

  /** The last UTC day of the messages, as YYYY-MM-DD, included. */
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
