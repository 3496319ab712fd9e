import type { ImportCell } from '../../../core/calls/imports.ts';
import type { Conventions } from '../../format/conventions.ts';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPlainNumber,
  formatTime,
} from '../../format/format.ts';

/** What a cell became, as the reader's lists show it; empty where it became nothing. */
export function cellValue({ value }: ImportCell, kind: string, conventions: Conventions): string {
  if (value === undefined || value === '') return '';
  switch (kind) {
    case 'date':
      return formatDate(value, conventions);
    case 'time':
      return formatTime(value, conventions);
    case 'dateTime':
      return formatDateTime(value, conventions);
    case 'integer':
      return formatNumber(Number(value), conventions);
    case 'decimal':
      return formatNumber(Number(value), conventions, value.split('.')[1]?.length ?? 0);
    case 'year':
      return formatPlainNumber(Number(value), conventions);
    case 'money':
      return formatMoney(value, conventions);
    case 'percent':
      return formatPercent(Number(value), conventions);
    default:
      return value;
  }
}
