import { getCall, postCall } from '#platform/wire/call-path.ts'
import { SettingHistoryInput, SettingHistoryWire, SettingWire, SettingsWire } from './shop-settings.contract.ts'

export const listSettings = getCall('/admin/setting/list', { access: 'change-settings', output: SettingsWire })
export const saveSetting = postCall('/admin/setting/save', {
  access: 'change-settings',
  once: true,
  input: SettingWire,
  output: SettingWire,
})
export const listSettingHistory = getCall('/admin/setting/history', {
  access: 'change-settings',
  input: SettingHistoryInput,
  output: SettingHistoryWire,
})
