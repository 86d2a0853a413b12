import { fileCall, getCall } from '#platform/wire/call-path.ts'
import type { ReportInput, ReportWire } from './reports.contract.ts'
import type { TodayWire } from './today.contract.ts'

export const showReport = getCall<ReportInput, ReportWire>('/admin/report/show')
/** The same as a table for a spreadsheet. */
export const reportFile = fileCall<ReportInput>('/admin/report/file')

export const showToday = getCall<Record<string, never>, TodayWire>('/admin/today')
