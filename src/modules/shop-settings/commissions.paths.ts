import { getCall, postCall } from '#platform/wire/call-path.ts'
import { CommissionsInput, CommissionsWire } from './commissions.contract.ts'
import { SettingHistoryInput, SettingHistoryWire } from './shop-settings.contract.ts'

const access = 'keep-commissions'

export const getCommissions = getCall('/admin/commission/detail', { access, output: CommissionsWire })
/** Holds from the next sale on, once a second person agrees. */
export const saveCommissions = postCall('/admin/commission/save', {
  access,
  once: true,
  input: CommissionsInput,
  output: CommissionsInput,
})
export const listCommissionHistory = getCall('/admin/commission/history', {
  access,
  input: SettingHistoryInput,
  output: SettingHistoryWire,
})
