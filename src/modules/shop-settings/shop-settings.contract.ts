import { z } from 'zod'
import { type SettingName, settingNames, shopSettings } from './setting-list.contract.ts'

const oneOfThem = <Name extends SettingName>(name: Name) =>
  z.object({ name: z.literal(name), version: z.int32().min(0), value: shopSettings[name].shape })
type OneOfThem = ReturnType<typeof oneOfThem>

/** A setting, and the version a change is made to: 0 until an operator has decided. */
export const SettingWire = z.discriminatedUnion('name', settingNames.map(oneOfThem) as [OneOfThem, ...OneOfThem[]])
export type SettingWire = z.input<typeof SettingWire>
/** As it is: what nobody has said yet is empty, which no form would take. */
const ShownSetting = z.custom<SettingWire>((shown) => typeof shown === 'object' && shown !== null)
export const SettingsWire = z.object({ settings: z.array(ShownSetting) })
export type SettingsWire = z.input<typeof SettingsWire>

export const SettingHistoryInput = z.object({ pageNum: z.coerce.number().int().min(1).max(10_000).default(1) })
export type SettingHistoryInput = z.input<typeof SettingHistoryInput>
const SettingChangeWire = z.object({
  name: z.string(),
  version: z.number(),
  by: z.string(),
  time: z.string(),
  /** By its path in the value, such as `company.en`, what each part was and what it has become. */
  parts: z.array(z.object({ path: z.string(), from: z.unknown(), to: z.unknown() })),
})
export type SettingChangeWire = z.output<typeof SettingChangeWire>
export const SettingHistoryWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(SettingChangeWire),
})
export type SettingHistoryWire = z.output<typeof SettingHistoryWire>
