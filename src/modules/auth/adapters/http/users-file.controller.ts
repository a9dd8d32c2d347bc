import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CsvExports, toCells } from '../../../../platform/csv/csv-exports.js';
import { StaffWith } from '../../../../platform/http/access.js';
import { AsksForProof } from '../../../../platform/http/identity-proof.js';
import { ReturnsCsv } from '../../../../platform/http/returns.js';
import type { User } from '../../domain/user.js';
import { UserQueries } from '../../ports/user-queries.js';
import { ListUsersQuery, toUserSelection } from './list-users.query.js';

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
  ) {}

  /** The users of a list as CSV, of any size. */
  @ApiOperation({ operationId: 'exportUsers' })
  @Get('export.csv')
  @ReturnsCsv()
  export(@Query() query: ListUsersQuery): Promise<StreamableFile> {
    const users = this.queries.batches(toUserSelection(query));
    return this.csv.file('users', COLUMNS, toCells(users, userCells));
  }
}

const userCells = ({ id, name, email, role, phone, address, createdAt }: User) => [
  ...[id, name, email, role, phone, address],
  createdAt.toISOString(),
];
