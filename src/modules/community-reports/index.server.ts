export { addReport } from './keep-report.ts'
