import { postCall } from '#platform/wire/call-path.ts'
import { CommunityReportInput } from './community-reports.contract.ts'

export const reportToShop = postCall('/social/report', { access: 'member', perMinute: 12, input: CommunityReportInput })
