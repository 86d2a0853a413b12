import type { SettingWire } from '#modules/shop-settings/shop-settings.contract.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { pick, type Thief } from './thief.builders.ts'

/** What each setting about money would have to say for more of it to leave. */
const RAISED: readonly { name: SettingWire['name']; value: object }[] = [
  { name: 'payouts', value: { personAbove: '9999999', dayAbove: '9999999', withoutLine: '9999999' } },
  { name: 'withdrawals', value: { most: '999999', mostADay: '999999' } },
  { name: 'points', value: { spentPerPoint: 1, redeemPercent: 100, redeemMost: 100_000 } },
  { name: 'invitations', value: { inviterAmount: 9_999, friendAmount: 9_999, orderFrom: 0 } },
  { name: 'priceGuard', value: { percent: 99 } },
  { name: 'settlement', value: { commission: '0' } },
  {
    name: 'payee',
    value: { name: 'EVE KING', bankCode: '004', account: '123-456789-001', fpsId: '7654321', fpsReference: false },
  },
]

export async function raise({ shop, token }: Thief, roll: number): Promise<void> {
  const { name, value } = pick(RAISED, roll)!
  const { data } = await shop.ask(listSettings, {}, { token })
  const now = data?.settings.find((one) => one.name === name)
  if (!now) return
  const wanted = { name, version: now.version, value: { ...now.value, ...value } }
  for (const _ of [1, 2]) await shop.ask(saveSetting, wanted, { token })
}

export const raisedNames = RAISED.map(({ name }) => name)
