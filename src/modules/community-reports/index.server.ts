export { addReport } from './add-report.ts'
