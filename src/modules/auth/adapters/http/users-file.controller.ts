import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { isoIn } from '../../../../../common/format/zoned-time.js';
import { CsvExports, toCells } from '../../../../platform/csv/csv-exports.js';
import { StaffWith } from '../../../../platform/http/access.js';
import { AsksForProof } from '../../../../platform/http/identity-proof.js';
import { ReturnsCsv } from '../../../../platform/http/returns.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import type { User } from '../../domain/user.js';
import { UserQueries } from '../../ports/user-queries.js';
import { ListUsersQuery, toUserSelection } from './users.dto.js';

const COLUMNS = ['id', 'name', 'email', 'role', 'phone', 'address', 'createdAt'] as const;

/** The users of the shop as a file. */
@ApiTags('users')
@StaffWith('users.export')
@AsksForProof('export')
@Controller('users')
export class UsersFileController {
  constructor(
    private readonly queries: UserQueries,
    private readonly csv: CsvExports,
    private readonly settings: ShopSettingsSource,
  ) {}

  /** The users of a list as CSV, of any size. */
  @ApiOperation({ operationId: 'exportUsers' })
  @Get('export.csv')
  @ReturnsCsv()
  async export(@Query() query: ListUsersQuery): Promise<StreamableFile> {
    const { timeZone } = await this.settings.current();
    const users = this.queries.batches(toUserSelection(query, timeZone));
    return this.csv.file('users', COLUMNS, toCells(users, userCells(timeZone)));
  }
}

const userCells =
  (timeZone: string) =>
  ({ id, name, email, role, phone, address, createdAt }: User) => [
    id,
    name,
    email,
    role,
    phone,
    address,
    isoIn(timeZone, createdAt),
  ];
