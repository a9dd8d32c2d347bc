import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Min,
  ValidateNested,
} from 'class-validator';
import { TrackingBody } from './tracking.body.js';

/** Units of an order line. */
export class ParcelLineBody {
  /** The line's `_id`. */
  @IsString({ message: 'lineId must be the id of an order line' })
  lineId!: string;

  @Min(1, { message: 'quantity must be at least 1' })
  @IsInt({ message: 'quantity must be a whole number' })
  quantity!: number;
}

/** What is shipped together. */
export class ShipParcelBody extends TrackingBody {
  /** All that is left where absent. */
  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => ParcelLineBody)
  @ArrayUnique((line: ParcelLineBody | null) => line?.lineId, {
    message: 'lines must name each line once',
  })
  @ArrayMinSize(1, { message: 'lines must name a line' })
  @IsArray({ message: 'lines must be a list of lines' })
  @ApiPropertyOptional({ minItems: 1 })
  lines?: ParcelLineBody[];
}
