import { getCall, postCall } from '#platform/wire/call-path.ts'
import { GiveUpJobInput, RetryJobInput, JobsWire } from './jobs.contract.ts'

export const listJobs = getCall('/admin/work/list', { access: 'keep-work', output: JobsWire })
export const retryJob = postCall('/admin/work/retry', { access: 'keep-work', input: RetryJobInput, output: JobsWire })
export const giveUpJob = postCall('/admin/work/giveUp', { access: 'end-work', input: GiveUpJobInput, output: JobsWire })
