import { Global, Module } from '@nestjs/common';
import { CsvExports } from './csv-exports.js';

/** CSV files of all modules. */
@Global()
@Module({ providers: [CsvExports], exports: [CsvExports] })
export class CsvModule {}
