import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { SettingHistoryInput, SettingHistoryWire, SettingsWire, SettingWire } from './shop-settings.contract.ts'

export const listSettings = getCall<Record<string, never>, SettingsWire>('/admin/setting/list')
export const saveSetting = postCall<SettingWire, SettingWire>('/admin/setting/save', { once: true })
export const listSettingHistory = getCall<SettingHistoryInput, SettingHistoryWire>('/admin/setting/history')
