import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  ValidateIf,
} from 'class-validator';
import {
  DISCOUNT_KINDS,
  DISCOUNT_SCOPES,
  type DiscountKind,
  discountRules,
  type DiscountScopeKind,
} from '../../../../../common/contract/discount.js';
import type { DiscountValue } from '../../../../kernel/discount-value.js';
import { Money, toDollars } from '../../../../kernel/money.js';
import {
  IsDecimalNumber,
  IsTime,
  IsWholeNumber,
  Trimmed,
} from '../../../../platform/http/validators.js';
import { IsSeenVersion } from '../../../../platform/http/version-number.js';
import type {
  DiscountCode,
  DiscountEdit,
  DiscountScope,
  DiscountTerms,
} from '../../domain/discount-code.js';
import type { UseCount } from '../../ports/discount-uses.js';

const { code, kind, percent, amount, minimum, appliesTo, targets, uses } = discountRules;
const { startsAt, endsAt, isActive } = discountRules;

const OPTIONAL_NUMBER = { type: Number, nullable: true } as const;
const OPTIONAL_TIME = { type: String, format: 'date-time', nullable: true } as const;

/** A discount code; what its kind does not need is ignored. Null, like absent, is no limit. */
export class NewDiscountBody {
  /** In any case; 3 to 32 letters, digits, hyphens or underscores. */
  @Trimmed()
  @IsNotEmpty({ message: code.required })
  @IsString({ message: code.required })
  code!: string;

  @IsIn(DISCOUNT_KINDS, { message: kind.invalid })
  @ApiProperty({ enum: DISCOUNT_KINDS, enumName: 'DiscountKind' })
  kind!: DiscountKind;

  /** For `percent`. */
  @ValidateIf((body: NewDiscountBody) => body.kind === 'percent')
  @IsWholeNumber(percent)
  @ApiPropertyOptional(OPTIONAL_NUMBER)
  percent?: number | null;

  /** In dollars; for `amount`. */
  @ValidateIf((body: NewDiscountBody) => body.kind === 'amount')
  @IsDecimalNumber(amount)
  @ApiPropertyOptional(OPTIONAL_NUMBER)
  amount?: number | null;

  /** What the lines have to cost before the discount, in dollars. */
  @IsOptional()
  @IsDecimalNumber(minimum)
  @ApiPropertyOptional(OPTIONAL_NUMBER)
  minimum?: number | null;

  @IsIn(DISCOUNT_SCOPES, { message: appliesTo.invalid })
  @ApiProperty({ enum: DISCOUNT_SCOPES, enumName: 'DiscountScope' })
  appliesTo!: DiscountScopeKind;

  /** Ids of products or categories; needed unless it applies to all. */
  @ValidateIf((body: NewDiscountBody) => ['products', 'categories'].includes(body.appliesTo))
  @IsUUID(undefined, { each: true, message: targets.invalid })
  @ArrayMaxSize(targets.max, { message: targets.tooMany })
  @IsArray({ message: targets.required })
  @ApiPropertyOptional({ type: [String] })
  targets?: string[];

  /** Null for at once. */
  @IsOptional()
  @IsTime(startsAt.invalid)
  @ApiPropertyOptional(OPTIONAL_TIME)
  startsAt?: string | null;

  /** The first moment at which it cannot be used any more; null for never. */
  @IsOptional()
  @IsTime(endsAt.invalid)
  @ApiPropertyOptional(OPTIONAL_TIME)
  endsAt?: string | null;

  /** In all. */
  @IsOptional()
  @IsWholeNumber(uses)
  @ApiPropertyOptional(OPTIONAL_NUMBER)
  maxUses?: number | null;

  @IsOptional()
  @IsWholeNumber(uses)
  @ApiPropertyOptional(OPTIONAL_NUMBER)
  maxUsesPerCustomer?: number | null;

  /** True where absent. */
  @IsOptional()
  @IsBoolean({ message: isActive.invalid })
  isActive?: boolean;
}

/** All terms of a code, as they are from now on; its text stays. */
export class EditDiscountBody extends OmitType(NewDiscountBody, ['code']) {
  /** The version the admin saw; any other than the present one is refused. */
  @IsSeenVersion()
  version!: number;
}

type Terms = Omit<NewDiscountBody, 'code'>;

export const toDiscountTerms = (body: Terms): DiscountTerms => ({
  value: valueOf(body),
  minimumCents: centsOf(body.minimum),
  scope: scopeOf(body),
  startsAt: timeOf(body.startsAt),
  endsAt: timeOf(body.endsAt),
  maxUses: body.maxUses ?? null,
  maxUsesPerCustomer: body.maxUsesPerCustomer ?? null,
  isActive: body.isActive ?? true,
});

export const toDiscountEdit = ({ version, ...body }: EditDiscountBody): DiscountEdit => ({
  ...toDiscountTerms(body),
  seenVersion: version,
});

/** The validation has required the number of the kind. */
function valueOf({ kind: chosen, percent: parts, amount: dollars }: Terms): DiscountValue {
  switch (chosen) {
    case 'percent':
      return { kind: chosen, percent: parts ?? 0 };
    case 'amount':
      return { kind: chosen, cents: centsOf(dollars) ?? 0 };
    case 'free_delivery':
      return { kind: chosen };
  }
}

const centsOf = (dollars: number | null | undefined): number | null =>
  dollars === null || dollars === undefined ? null : Money.ofDollars(dollars).cents;

/** Each target once. */
const scopeOf = ({ appliesTo: chosen, targets: ids = [] }: Terms): DiscountScope =>
  chosen === 'all'
    ? { kind: chosen }
    : { kind: chosen, ids: [...new Set(ids.map((id) => id.toLowerCase()))] };

const timeOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/** A code that lowers the price of a purchase; money in dollars. */
export class DiscountView {
  _id!: string;
  /** In upper case. */
  code!: string;
  @ApiProperty({ enum: DISCOUNT_KINDS, enumName: 'DiscountKind' })
  kind!: DiscountKind;
  /** For `percent`. */
  percent!: number | null;
  /** For `amount`. */
  amount!: number | null;
  /** What the lines have to cost before the discount. */
  minimum!: number | null;
  @ApiProperty({ enum: DISCOUNT_SCOPES, enumName: 'DiscountScope' })
  appliesTo!: DiscountScopeKind;
  /** Ids of products or categories. */
  targets!: string[];
  /** Null for at once. */
  startsAt!: string | null;
  /** The first moment at which it cannot be used any more; null for never. */
  endsAt!: string | null;
  maxUses!: number | null;
  maxUsesPerCustomer!: number | null;
  isActive!: boolean;
  /** Open checkouts that hold it, and orders that were not canceled. */
  uses!: number;
  /** Those of them that were paid after their hold had ended; they may exceed the limits. */
  lateUses!: number;
  createdAt!: string;
  /** Incremented by each edit. */
  version!: number;

  static of(discount: DiscountCode, count: UseCount | undefined): DiscountView {
    const { id: _id, code, value, scope, minimumCents, startsAt, endsAt } = discount;
    const { maxUses, maxUsesPerCustomer, isActive, createdAt, version } = discount;
    return {
      _id,
      code,
      kind: value.kind,
      minimum: dollarsOf(minimumCents),
      percent: value.kind === 'percent' ? value.percent : null,
      amount: value.kind === 'amount' ? dollarsOf(value.cents) : null,
      appliesTo: scope.kind,
      targets: scope.kind === 'all' ? [] : [...scope.ids],
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      maxUses,
      maxUsesPerCustomer,
      isActive,
      uses: count?.total ?? 0,
      lateUses: count?.late ?? 0,
      createdAt: createdAt.toISOString(),
      version,
    };
  }
}

const dollarsOf = (cents: number | null): number | null =>
  cents === null ? null : toDollars(cents);
