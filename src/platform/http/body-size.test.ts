import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import {
  AlsoSent,
  LargestValue,
  objectSize,
  plainSize,
  sizeOfBody,
  textSize,
} from './body-size.js';
import { NestedObject, NestedObjects } from './validators.js';

class LineBody {
  @IsString()
  id!: string;

  @IsInt()
  quantity!: number;
}

class OrderBody {
  @NestedObjects(() => LineBody, 'lines')
  @ArrayMaxSize(3)
  @IsArray()
  lines!: LineBody[];

  @IsOptional()
  @NestedObject(() => LineBody, 'gift')
  gift?: LineBody;

  @MaxLength(10)
  @IsString()
  note!: string;

  @IsIn(['ups', 'fedex'])
  carrier!: string;
}

const WIDEST = '\\ud83d\\ude00';
const line = `{"id":"${'x'.repeat(64)}","quantity":${'9'.repeat(32)}.0}`;

it('is that of the largest body that the rules take, its texts escaped', () => {
  const largest = `{"lines":[${line},${line},${line}],"gift":${line},"note":"${WIDEST.repeat(10)}","carrier":"fedex"}`;
  const { bytes, values, depth } = sizeOfBody(OrderBody);
  expect([values, depth]).toEqual([1 + (1 + 3 * 3) + 3 + 2, 3]);
  expect(bytes).toBeGreaterThanOrEqual(largest.length);
  expect(bytes).toBeLessThan(largest.length + 40);
});

it('counts what is stated of a field, and what is sent beside all', () => {
  @AlsoSent(objectSize({ unread: plainSize(10) }))
  class AnyBody {
    @LargestValue({ bytes: 1_000, values: 20, depth: 4 })
    any!: unknown;
  }
  const beside = objectSize({ unread: plainSize(10) });
  expect(sizeOfBody(AnyBody)).toEqual({
    bytes: 2 + 'any'.length + 4 + 1_000 + beside.bytes,
    values: 21 + beside.values,
    depth: 5,
  });
});

it('is inherited', () => {
  class LongerBody extends LineBody {
    @MaxLength(5)
    text!: string;
  }
  expect(sizeOfBody(LongerBody).bytes).toBe(
    sizeOfBody(LineBody).bytes + 'text'.length + 4 + textSize(5).bytes,
  );
});

it('is asked for where the rules of a field do not say it', () => {
  class VagueBody {
    @IsOptional()
    any?: unknown;
  }
  class EndlessBody {
    @IsString({ each: true })
    @IsArray()
    ids!: string[];
  }
  expect(() => sizeOfBody(VagueBody)).toThrow('VagueBody.any: no rule says how large it can be');
  expect(() => sizeOfBody(EndlessBody)).toThrow('EndlessBody.ids: a list needs @ArrayMaxSize');
});
