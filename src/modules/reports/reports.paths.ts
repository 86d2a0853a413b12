import { fileCall, getCall } from '#platform/wire/call-path.ts'
import { ReportInput, ReportWire } from './reports.contract.ts'
import { TodayWire } from './today.contract.ts'

export const showReport = getCall('/admin/report/show', {
  access: 'read-reports',
  lags: true,
  input: ReportInput,
  output: ReportWire,
})
/** The same as a table for a spreadsheet. */
export const reportFile = fileCall('/admin/report/file', {
  access: 'read-reports',
  lags: true,
  perMinute: 20,
  input: ReportInput,
})

export const showToday = getCall('/admin/today', { access: 'operator', lags: true, output: TodayWire })
