export { reportTable } from './report-file.ts'
export { rollDays } from './roll-days.ts'
export { type DayRow, readDays, readDayUntil } from './sales-reports.ts'
export { showReport } from './show-report.ts'
