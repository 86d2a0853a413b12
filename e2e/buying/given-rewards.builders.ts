import { buildCampaign, type BuildCampaign, buildCoupon } from '../../src/modules/coupons/coupons.builders.ts'
import { giveBalance, givePoints } from '../../src/flows/place-order/rewards.builders.ts'
import { openDatabase } from '../../src/platform/database.server.ts'
import { databaseUrl } from '../shop-database.ts'

export type { BuildCampaign }
type Given = { points?: number; balanceCents?: number; coupons?: BuildCampaign[] }

/** What somebody has to spend; answers their coupons' codes. None of it is everybody's, so that no other test costs less by it. */
export async function give(accountId: string, { points = 0, balanceCents = 0, coupons = [] }: Given): Promise<string[]> {
  const database = openDatabase(await databaseUrl())
  try {
    if (points > 0) await givePoints({ database }, accountId, points)
    if (balanceCents > 0) await giveBalance({ database }, accountId, balanceCents)
    const codes: string[] = []
    for (const campaign of coupons) {
      const code = newCode()
      await database.inTransaction(async (tx) => {
        const campaignId = await buildCampaign(tx, { had: 'granted', ...campaign })
        await buildCoupon(tx, { campaignId, ownerId: accountId, code })
      })
      codes.push(code)
    }
    return codes
  } finally {
    await database.close()
  }
}

/** A code that all may use. */
export async function shareCode(campaign: BuildCampaign = {}): Promise<string> {
  const database = openDatabase(await databaseUrl())
  const code = newCode()
  try {
    await database.inTransaction((tx) => buildCampaign(tx, { had: 'shared-code', shared_code: code, ...campaign }))
    return code
  } finally {
    await database.close()
  }
}

let codes = 0
function newCode(): string {
  codes += 1
  return `E2E${Date.now()}${codes}`
}
