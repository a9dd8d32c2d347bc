import { IsInt, Min } from 'class-validator';

export class ChangeQuantityBody {
  @Min(1, { message: 'Quantity must be at least 1' })
  @IsInt({ message: 'Quantity must be a whole number' })
  quantity!: number;
}
