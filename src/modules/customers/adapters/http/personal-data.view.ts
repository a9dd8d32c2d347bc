import { ApiProperty } from '@nestjs/swagger';

/** All that the shop holds of a person. */
export class PersonalDataView {
  madeAt!: Date;
  userId!: string;
  /** By what they are about, such as `account`, `orders` and `cart`. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  data!: Readonly<Record<string, unknown>>;
}
