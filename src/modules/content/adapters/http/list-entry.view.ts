import { ApiProperty } from '@nestjs/swagger';

/** An entry of a content list, for staff. */
export class ContentEntryView {
  _id!: string;
  /** The fields of the list; an image by its URL. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'boolean' }], nullable: true },
  })
  values!: Record<string, string | boolean | null>;
  /** Whether the shop shows it. */
  isShown!: boolean;
  /** Incremented by each edit. */
  version!: number;
}
