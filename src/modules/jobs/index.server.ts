export { listJobs, type JobsOfPages } from './job-list.ts'
export { giveUpJob, retryJob, workOf } from './job-actions.ts'
